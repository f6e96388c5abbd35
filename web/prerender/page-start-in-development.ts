import type { Plugin } from 'vite';

/** The build writes the start of the page inside each document; the development server asks for it as a file. */
export const pageStartInDevelopment = (): Plugin => ({
  name: 'page-start-in-development',
  apply: 'serve',
  transformIndexHtml: () => [
    { tag: 'script', attrs: { type: 'module', src: '/page-start/page-start.ts' } },
  ],
});
