// What a house needs to be put beside other apps: pictures of it in the sizes that phones want, drawn from one drawing when
// the page is built, and the worker that says so when the house is not in reach.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { Plugin } from 'vite'

const HERE = new URL('./', import.meta.url)
const PUBLIC = new URL('../public/', import.meta.url)
/** What the worker keeps: nothing of the page itself, so no page is ever out of date. */
const KEPT = ['offline.html', 'offline.css', 'offline.js', 'icon.svg'] as const

/** How round the corners are, in hundredths: a phone that cuts icons itself wants none. */
const ICONS = { 'icon-192.png': [192, 22], 'icon-512.png': [512, 22], 'icon-maskable.png': [512, 0], 'apple-touch-icon.png': [180, 0] } as const

/** The house of eleven in the evening: both windows are lit. A phone may cut off a fifth at each side. */
const drawing = (corner: number): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <defs>
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#12183A"/><stop offset="1" stop-color="#4A3B7C"/></linearGradient>
    <radialGradient id="glow"><stop stop-color="#FFC24A" stop-opacity=".55"/><stop offset="1" stop-color="#FFC24A" stop-opacity="0"/></radialGradient>
  </defs>
  <rect width="100" height="100" rx="${corner}" fill="url(#sky)"/>
  <circle cx="50" cy="56" r="42" fill="url(#glow)"/>
  <g transform="translate(19 17) scale(.62)">
    <path d="M50 6 96 44l-7 8-5-4v46H16V48l-5 4-7-8Z" fill="#6A2A5B" stroke="#FBF3E2" stroke-width="3" stroke-linejoin="round"/>
    <path d="M50 22 76 43v43H24V43Z" fill="#FFD98A"/>
    <path d="M34 56l8-5h5v29h-8V60l-5 2ZM54 56l8-5h5v29h-8V60l-5 2Z" fill="#6A2A5B"/>
  </g>
</svg>`

export function installable(): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    async generateBundle() {
      await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
      for (const [fileName, [width, corner]] of Object.entries(ICONS)) {
        const source = new Resvg(drawing(corner), { fitTo: { mode: 'width', value: width } }).render().asPng()
        this.emitFile({ type: 'asset', fileName, source })
      }
      const worker = readFileSync(new URL('worker.js', HERE), 'utf8')
      const stamp = createHash('sha256')
      for (const file of KEPT) stamp.update(readFileSync(new URL(file, PUBLIC)))
      const source = worker.replace('{{stamp}}', stamp.digest('hex').slice(0, 12)).replace("'{{files}}'", KEPT.map((file) => `'/${file}'`).join(', '))
      this.emitFile({ type: 'asset', fileName: 'worker.js', source })
    },
  }
}
