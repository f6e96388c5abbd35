// npm run build: bundles the app, the islands and the renderer of the site, then writes the
// documents.
import { build } from 'vite';
import { ISLANDS } from './build-site-names.ts';

await Promise.all([
  build(),
  // The app build empties dist, so the islands go to another folder.
  build({ mode: ISLANDS, build: { outDir: `.vite/${ISLANDS}` } }),
  build({
    build: {
      ssr: 'prerender/render-site.tsx',
      outDir: '.vite/prerender',
      ssrEmitAssets: true,
      rolldownOptions: { output: { assetFileNames: 'site[extname]' } },
    },
  }),
]);
await import('./write-site.ts');
