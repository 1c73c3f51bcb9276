import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { fallbacks } from './floor/fallbacks.ts'
import { TARGET } from './floor/floor.ts'
import { namedMedia } from './floor/media.ts'
import { installable } from './install/plugin.ts'

// While working on the page: `npm run dev` beside `uv run elferhaus --no-browser`.
const HOUSE = 'http://127.0.0.1:1111'

export default defineConfig({
  plugins: [svelte(), installable()],
  css: { postcss: { plugins: [namedMedia(), fallbacks()] } },
  build: {
    outDir: '../src/elferhaus/server/static',
    emptyOutDir: true,
    target: TARGET,
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
    modulePreload: { polyfill: false },
    // What most screens share comes in one piece: thirty small files cost more in headers than they save.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 4, test: /web\/src\/(?!screens\/)/ }] },
        // A game's own script is named after the game.
        chunkFileNames: ({ facadeModuleId }) => `assets/${/\/games\/([\w-]+)\/index\.ts$/.exec(facadeModuleId ?? '')?.[1] ?? '[name]'}-[hash].js`,
      },
    },
  },
  server: { proxy: { '/api': { target: HOUSE, ws: true } } },
})
