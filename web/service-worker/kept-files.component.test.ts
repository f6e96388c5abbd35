import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKeptFiles, type KeptFile } from './kept-files.ts';
import { deleteStaleVisited, keepVisited, readVisited } from './visited-documents.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const IN_BACKGROUND = { atOnce: 2 };

/** The files on the server, and the requests it received. */
let onServer: Record<string, string>;
let requests: string[];

beforeEach(async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  onServer = {
    '/': '<script src="/assets/site-1.js">',
    '/assets/site-1.js': 'first',
    '/fonts/a.woff2': 'a',
  };
  requests = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    const content = onServer[url];
    if (content === undefined) return new Response('gone', { status: 404 });
    return new Response(content, { headers: url === '/' ? HTML : {} });
  });
});

afterEach(() => void vi.unstubAllGlobals());

const createVersion = (script: string, page: string): KeptFile[] => [
  { url: '/', revision: page },
  { url: script, revision: null },
  { url: '/fonts/a.woff2', revision: 'a' },
];
const listUrls = (files: readonly KeptFile[]) => files.map(({ url }) => url);

test('a device downloads its files once, and only the changed ones of the next version', async () => {
  const first = createVersion('/assets/site-1.js', 'one');
  expect(await createKeptFiles(first).download(listUrls(first), IN_BACKGROUND)).toEqual([]);
  expect(await createKeptFiles(first).download(listUrls(first), IN_BACKGROUND)).toEqual([]);
  expect(requests.toSorted()).toEqual(['/', '/assets/site-1.js', '/fonts/a.woff2']);

  requests = [];
  onServer = {
    ...onServer,
    '/': '<script src="/assets/site-2.js">',
    '/assets/site-2.js': 'second',
  };
  const next = createVersion('/assets/site-2.js', 'two');
  const files = createKeptFiles(next);
  expect(await files.download(listUrls(next), IN_BACKGROUND)).toEqual([]);
  expect(requests.toSorted()).toEqual(['/', '/assets/site-2.js']);
  expect(await (await createKeptFiles(first).readKept('/'))?.text()).toContain('site-1');
  expect(await (await files.readKept('/'))?.text()).toContain('site-2');

  await files.deleteOthers();
  expect(await createKeptFiles(first).readKept('/')).toBeUndefined();
  expect(await createKeptFiles(first).readKept('/assets/site-1.js')).toBeUndefined();
  expect(await (await files.readOrFetch('/fonts/a.woff2')).text()).toBe('a');
  expect(requests).toHaveLength(2);
});

test('missing files are listed and downloaded on request', async () => {
  const version = createVersion('/assets/site-1.js', 'one');
  const files = createKeptFiles(version);
  const { '/fonts/a.woff2': font = '', ...others } = onServer;
  onServer = others;
  expect(await files.download(listUrls(version), IN_BACKGROUND)).toEqual(['/fonts/a.woff2']);
  onServer['/fonts/a.woff2'] = font;
  expect(await (await files.readOrFetch('/fonts/a.woff2')).text()).toBe('a');
  expect(await files.findMissing(listUrls(version))).toEqual([]);
});

test('a document of the next version is not kept in this one', async () => {
  const version = createVersion('/assets/site-1.js', 'one');
  const files = createKeptFiles(version);
  onServer['/'] = '<script src="/assets/site-2.js">';
  expect(await files.download(listUrls(version), IN_BACKGROUND)).toEqual(['/']);
});

test('the last 20 visited documents stay until their code is gone', async () => {
  const files = createKeptFiles(createVersion('/assets/site-1.js', 'one'));
  const createDocument = (content = '<script src="/assets/site-1.js">') =>
    new Response(content, { headers: HTML });
  const paths = Array.from({ length: 21 }, (_, index) => `/glosario/${index}`);
  for (const path of paths) await keepVisited(path, createDocument(), files);
  await keepVisited('/glosario/1', createDocument('read again'), files);
  await keepVisited('/glosario/21', createDocument(), files);
  const isThere = async (path: string) => (await readVisited(path)) !== undefined;
  expect(await Promise.all(['/glosario/0', '/glosario/2'].map(isThere))).toEqual([false, false]);
  expect(await Promise.all(['/glosario/3', '/glosario/21'].map(isThere))).toEqual([true, true]);
  expect(await (await readVisited('/glosario/1'))?.text()).toBe('read again');

  const next = createKeptFiles(createVersion('/assets/site-2.js', 'two'));
  await deleteStaleVisited(next);
  expect(await Promise.all(['/glosario/1', '/glosario/21'].map(isThere))).toEqual([true, false]);
});

test.each([
  { what: 'the app', status: 200, headers: { ...HTML, 'x-forja-document': 'app' } },
  { what: 'a page that does not exist', status: 404, headers: HTML },
  {
    what: 'a response that is not a page',
    status: 200,
    headers: { 'content-type': 'application/json' },
  },
])('the cache of documents skips $what', async ({ status, headers }) => {
  const files = createKeptFiles([]);
  expect(await keepVisited('/medidas', new Response('x', { status, headers }), files)).toBe(false);
  expect(await readVisited('/medidas')).toBeUndefined();
});
