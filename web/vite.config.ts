import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig, normalizePath, type Rolldown } from 'vite'
import { fallbacks } from './floor/fallbacks.ts'
import { TARGET } from './floor/floor.ts'
import { namedMedia } from './floor/media.ts'
import { installable } from './install/plugin.ts'

// While working on the page: `npm run dev` beside `uv run elferhaus --no-browser`.
const HOUSE = 'http://127.0.0.1:1111'

type Piece = Rolldown.CodeSplittingNameFunction

const source = (name: string): string => normalizePath(fileURLToPath(new URL(`src/${name}`, import.meta.url)))
const [MAIN, TABLE, LATER] = [source('main.ts'), source('screens/Table.svelte'), source('screens/table/later.ts')]

/** What the page begins with, and what other screens share with a table. Nothing else: the first cards wait for it. */
const early: Piece = (id, graph) => {
  const first = new Set([MAIN, TABLE])
  for (const each of first) for (const needed of graph.getModuleInfo(each)?.importedIds ?? []) first.add(needed)
  const isAsked = graph.getModuleInfo(id)?.importers.some((by) => by === MAIN || !first.has(by))
  return id !== MAIN && first.has(id) && isAsked ? 'early' : null
}

/** What a table fetches once it is drawn, but for what may be missing by itself. */
const later: Piece = (id, graph) => (graph.getModuleInfo(id)?.dynamicImporters.includes(LATER) && !/Menu|senses/.test(id) ? 'later' : null)

export default defineConfig({
  plugins: [svelte(), installable()],
  css: { postcss: { plugins: [namedMedia(), fallbacks()] } },
  build: {
    outDir: '../src/elferhaus/server/static',
    emptyOutDir: true,
    target: TARGET,
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
    modulePreload: { polyfill: false },
    // What is wanted together comes in one piece: thirty small files cost more in headers than they save. First what most
    // screens share, then what a table needs early, what is chosen on the front page and in the menu, and what a table needs later.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', priority: 4, minShareCount: 4, test: /web\/src\/(?!screens\/)/ },
            { name: early, debugName: 'early', priority: 3, test: /web\/src\// },
            { name: 'choices', priority: 2, minShareCount: 2, test: /web\/src\/(screens|senses|motion|wire)\// },
            { name: later, debugName: 'later', priority: 1 },
          ],
        },
        // A game's own script is named after the game.
        chunkFileNames: ({ facadeModuleId }) => `assets/${/\/games\/([\w-]+)\/index\.ts$/.exec(facadeModuleId ?? '')?.[1] ?? '[name]'}-[hash].js`,
      },
    },
  },
  server: { proxy: { '/api': { target: HOUSE, ws: true } } },
})
