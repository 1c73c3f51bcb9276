import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

// Styles are plain CSS: Vite sees them once, after Svelte.
export default { preprocess: vitePreprocess({ style: false }) }
