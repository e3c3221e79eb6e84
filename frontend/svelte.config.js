// Svelte as it comes; TypeScript in components is stripped by Svelte itself.
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default { preprocess: vitePreprocess() };
