import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

const FILES: Record<string, { path: string; type: string }> = {
  'tokens.css': { path: 'src/design/tokens.css', type: 'text/css; charset=utf-8' },
  'forja-logo.svg': { path: 'public/marca/forja-logo.svg', type: 'image/svg+xml' },
  'forja-logo-claro.svg': { path: 'public/marca/forja-logo-claro.svg', type: 'image/svg+xml' },
};
const FONT = /^[a-z0-9-]+\.woff2$/;

const readWebFile = (path: string) => readFile(new URL(`../../web/${path}`, import.meta.url));

/** Serves tokens, fonts and logo from this origin: cross-origin fonts need CORS. */
export function serveProductClothes(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/clothes/:file', async ({ params }, reply) => {
    const asset = FILES[params.file];
    if (!asset) return reply.code(404).send();
    return reply.type(asset.type).send(await readWebFile(asset.path));
  });
  app.get<{ Params: { file: string } }>('/fonts/:file', async ({ params }, reply) => {
    if (!FONT.test(params.file)) return reply.code(404).send();
    return reply.type('font/woff2').send(await readWebFile(`public/fonts/${params.file}`));
  });
}
