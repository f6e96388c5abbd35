import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import type * as RenderSite from './render-site.tsx';
import { writeSiteDocument } from './write-document.ts';

const SESSION = /\b(?:__Host-)?forja_session=/;
const GALLERY = '/galeria';
const SCRIPT = 'site-script/development.ts';

export const siteInDevelopment = (): Plugin => ({
  name: 'site-in-development',
  apply: 'serve',
  configureServer(server) {
    const answer: Connect.NextHandleFunction = (request, response, next) => {
      if (!isVisit(request)) {
        next();
        return;
      }
      if (SESSION.test(request.headers.cookie ?? '') || request.url?.startsWith(GALLERY)) {
        request.url = '/app.html';
        next();
        return;
      }
      writeDocument(server, request.url ?? '/').then(
        (html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html),
        next,
      );
    };
    server.middlewares.use(answer);
  },
});

const isVisit = ({ method, headers, url = '' }: IncomingMessage): boolean =>
  method === 'GET' &&
  headers.accept?.includes('text/html') === true &&
  !/^\/(?:api|r|@)\/|\.\w+(?:\?|$)/.test(url);

async function writeDocument(server: ViteDevServer, url: string): Promise<string> {
  // Vite types nothing for a module loaded by its path.
  const site = (await server.ssrLoadModule('/prerender/render-site.tsx')) as typeof RenderSite;
  const template = await readFile(join(server.config.root, 'app.html'), 'utf8');
  const html = writeSiteDocument(template, {
    page: await site.renderDocument(url),
    description: [],
    styles: '',
    headScript: '',
    scriptFile: SCRIPT,
    findIsland: (name) => ({ code: `src/site/islands/${name}.tsx`, imports: [], styles: [] }),
  });
  return server.transformIndexHtml(url, html);
}
