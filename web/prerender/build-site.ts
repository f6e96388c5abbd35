// npm run build: the app, the islands and the renderer of the site, each bundled once, then the documents.
import { build } from 'vite';
import { ISLANDS } from './build-site-names.ts';

await Promise.all([
  build(),
  // A folder apart: the build of the app empties dist.
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
