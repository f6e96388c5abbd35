import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, relative } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { findFreePort } from './free-port.ts';

const DIST = join(import.meta.dirname, '../../../web/dist');
const SESSION = 'forja_session';
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export type Deploys = {
  origin: string;
  deploy(version: string): void;
  /** Sets a session, with which every page is the app. */
  signIn(context: BrowserContext): Promise<void>;
  removeFiles(pattern: RegExp): void;
  restoreFiles(): void;
  stop(): void;
};

/** Serves the built pages with deploys on demand and no API. */
export async function startDeploys(): Promise<Deploys> {
  const files = await readDist();
  let removed: RegExp | undefined;
  const server = createServer((request, reply) => {
    const path = new URL(request.url ?? '/', 'http://any').pathname;
    const name = findFile(path, files, request.headers.cookie?.includes(SESSION) === true);
    if (path === '/healthz') return reply.writeHead(200).end('{}');
    if (name === undefined || path.startsWith('/api/') || removed?.test(path))
      return reply.writeHead(path === '/api/user' ? 401 : 404).end('{}');
    return reply
      .writeHead(200, {
        'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
        'cache-control': 'no-cache',
        vary: 'cookie',
        ...(name === 'app.html' && { 'x-forja-document': 'app' }),
      })
      .end(files.get(name));
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${port}`,
    deploy(version) {
      for (const document of ['index.html', 'app.html'])
        replaceText(
          files,
          document,
          /(name="application-name" content=")[^"]*/,
          `$1Forja ${version}`,
        );
      for (const address of ['/', '/app.html'])
        replaceText(
          files,
          'service-worker.js',
          new RegExp(`(url:\`${address}\`,revision:\`)[^\`]*`),
          `$1${version}`,
        );
    },
    signIn: (context) =>
      context.addCookies([{ name: SESSION, value: 'any', url: `http://localhost:${port}` }]),
    removeFiles: (pattern) => (removed = pattern),
    restoreFiles: () => (removed = undefined),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function replaceText(
  files: Map<string, Buffer>,
  name: string,
  pattern: RegExp,
  replacement: string,
): void {
  const text = files.get(name)?.toString() ?? '';
  files.set(name, Buffer.from(text.replace(pattern, replacement)));
}

function findFile(
  path: string,
  files: Map<string, Buffer>,
  hasSession: boolean,
): string | undefined {
  const name = path.replace(/^\//, '').replace(/\/$/, '');
  if (files.has(name)) return name;
  const document = hasSession ? 'app.html' : join(name, 'index.html');
  return [document, `${name}.html`].find((candidate) => files.has(candidate));
}

async function readDist(): Promise<Map<string, Buffer>> {
  const entries = await readdir(DIST, { recursive: true, withFileTypes: true });
  const files = new Map<string, Buffer>();
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
      files.set(relative(DIST, path), await readFile(path));
  }
  return files;
}
