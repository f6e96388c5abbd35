import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import type * as RenderSite from './render-site.tsx';
import { writeSiteDocument } from './write-document.ts';

const SESSION = /\b(?:__Host-)?forja_session=/;
/** The page of the design system, which the app renders with or without an account. */
const GALLERY = '/galeria';
/** Imports the styles of every module too, which the build writes into the document. */
const SCRIPT = 'site-script/development.ts';

/** Makes the development server answer the app to a session and the site to a visitor, as the server does. */
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
  // Vite does not know the types of the module of a path.
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
