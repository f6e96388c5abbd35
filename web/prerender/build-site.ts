// npm run build: the app and the renderer of the site, each bundled once, then the documents.
import { build } from 'vite';

await Promise.all([
  build(),
  build({
    build: {
      ssr: 'prerender/render-site.tsx',
      outDir: '.vite/prerender',
      ssrEmitAssets: true,
      // One sheet, in the order of the modules: each document takes its rules from it.
      cssCodeSplit: false,
      rolldownOptions: { output: { assetFileNames: 'site[extname]' } },
    },
  }),
]);
await import('./write-site.ts');
