// The house is not in reach: say so in one language, and go on as soon as it answers.
const AGAIN_MS = 3000
let language = navigator.language.slice(0, 2).toLowerCase()
try {
  language = JSON.parse(localStorage.getItem('elferhaus.settings') ?? '{}').language ?? language
} catch {
  // storage is switched off: the browser's language will do
}
const told = [...document.querySelectorAll('[data-offline] [lang]')]
const mine = told.find(({ lang }) => lang === language) ?? told.find(({ lang }) => lang === 'en')
for (const each of told) each.hidden = each !== mine
document.documentElement.lang = mine.lang

const goOn = () => (location.pathname === '/offline.html' ? location.replace('/') : location.reload())

async function ask() {
  const answer = await fetch('/floor.js', { cache: 'no-store' }).catch(() => null)
  if (answer?.ok) goOn()
  else setTimeout(ask, AGAIN_MS)
}
addEventListener('online', goOn)
void ask()
