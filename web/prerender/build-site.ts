// npm run build: the app and its pages, each bundled once, then the documents that are written with them.
import { build } from 'vite';

await Promise.all([
  build(),
  build({ build: { ssr: 'prerender/render-page.tsx', outDir: '.vite/prerender' } }),
]);
await import('./write-site.ts');
