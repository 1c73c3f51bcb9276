// Tells whoever comes with a browser below the floor so, in words: written for any browser there ever was.
(function () {
  var knows = 'noModule' in document.createElement('script') && typeof Object.hasOwn === 'function' && typeof ResizeObserver === 'function' &&
    typeof HTMLDialogElement === 'function' && window.CSS && CSS.supports && CSS.supports('aspect-ratio', '1 / 1')
  if (knows) return
  document.documentElement.setAttribute('data-too-old', '')
  var told = document.getElementById('too-old')
  var language = (navigator.language || navigator.userLanguage || '').slice(0, 2).toLowerCase()
  var lines = told.getElementsByTagName('p')
  var found = false
  for (var i = 0; i < lines.length; i++) if (lines[i].lang === language) found = true
  for (i = 0; found && i < lines.length; i++) if (lines[i].lang !== language) lines[i].style.display = 'none'
  told.removeAttribute('hidden')
  // As large as it takes to be read from a sofa.
  var size = Math.max(20, Math.round(Math.min(innerWidth, 2 * innerHeight) / 46))
  told.style.cssText = 'display: block; max-width: 30em; margin: 0 auto; padding: 12vh 6% 0; text-align: center; line-height: 1.5; font-size: ' + size + 'px'
})()
