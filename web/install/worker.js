// Says in plain words that the house is not in reach. Nothing of the page itself is kept, so no page is ever out of date.
const KEPT = 'elferhaus-{{stamp}}'
const FILES = ['{{files}}']
const NOBODY = [502, 503, 504] // something stands before the house, and nobody is at home

addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))))
})

addEventListener('activate', (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))))
})

addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  if (event.request.mode === 'navigate') event.respondWith(answer(event.request))
  else if (origin === location.origin && FILES.includes(pathname)) event.respondWith(fetch(event.request).catch(() => caches.match(pathname)))
})

async function answer(request) {
  try {
    const found = await fetch(request)
    if (!NOBODY.includes(found.status)) return found
  } catch {
    // it is told below
  }
  return caches.match('/offline.html')
}
