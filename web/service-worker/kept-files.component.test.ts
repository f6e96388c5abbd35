import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKeptFiles, type KeptFile } from './kept-files.ts';
import { forgetStaleVisited, keepVisited, readVisited } from './visited-documents.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const IN_BACKGROUND = { atOnce: 2 };

/** What the server has, and what was asked of it. */
let onServer: Record<string, string>;
let askedFor: string[];

beforeEach(async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  onServer = {
    '/': '<script src="/assets/site-1.js">',
    '/assets/site-1.js': 'first',
    '/fonts/a.woff2': 'a',
  };
  askedFor = [];
  vi.stubGlobal('fetch', async (url: string) => {
    askedFor.push(url);
    const content = onServer[url];
    if (content === undefined) return new Response('gone', { status: 404 });
    return new Response(content, { headers: url === '/' ? HTML : {} });
  });
});

afterEach(() => void vi.unstubAllGlobals());

const aVersion = (script: string, page: string): KeptFile[] => [
  { url: '/', revision: page },
  { url: script, revision: null },
  { url: '/fonts/a.woff2', revision: 'a' },
];
const urlsOf = (files: readonly KeptFile[]) => files.map(({ url }) => url);

test('a device brings its files once, and the next version only what changed', async () => {
  const first = aVersion('/assets/site-1.js', 'one');
  expect(await createKeptFiles(first).bring(urlsOf(first), IN_BACKGROUND)).toEqual([]);
  expect(await createKeptFiles(first).bring(urlsOf(first), IN_BACKGROUND)).toEqual([]);
  expect(askedFor.toSorted()).toEqual(['/', '/assets/site-1.js', '/fonts/a.woff2']);

  askedFor = [];
  onServer = {
    ...onServer,
    '/': '<script src="/assets/site-2.js">',
    '/assets/site-2.js': 'second',
  };
  const next = aVersion('/assets/site-2.js', 'two');
  const files = createKeptFiles(next);
  expect(await files.bring(urlsOf(next), IN_BACKGROUND)).toEqual([]);
  expect(askedFor.toSorted()).toEqual(['/', '/assets/site-2.js']);
  expect(await (await createKeptFiles(first).readKept('/'))?.text()).toContain('site-1');
  expect(await (await files.readKept('/'))?.text()).toContain('site-2');

  await files.forgetOthers();
  expect(await createKeptFiles(first).readKept('/')).toBeUndefined();
  expect(await createKeptFiles(first).readKept('/assets/site-1.js')).toBeUndefined();
  expect(await (await files.readOrFetch('/fonts/a.woff2')).text()).toBe('a');
  expect(askedFor).toHaveLength(2);
});

test('what did not arrive is named, and comes when it is asked for', async () => {
  const version = aVersion('/assets/site-1.js', 'one');
  const files = createKeptFiles(version);
  const { '/fonts/a.woff2': font = '', ...others } = onServer;
  onServer = others;
  expect(await files.bring(urlsOf(version), IN_BACKGROUND)).toEqual(['/fonts/a.woff2']);
  onServer['/fonts/a.woff2'] = font;
  expect(await (await files.readOrFetch('/fonts/a.woff2')).text()).toBe('a');
  expect(await files.findUnkept(urlsOf(version))).toEqual([]);
});

test('a document of a server that is of the next version already is not kept in this one', async () => {
  const version = aVersion('/assets/site-1.js', 'one');
  const files = createKeptFiles(version);
  onServer['/'] = '<script src="/assets/site-2.js">';
  expect(await files.bring(urlsOf(version), IN_BACKGROUND)).toEqual(['/']);
});

test('the last 20 documents that were read stay, until their code is gone', async () => {
  const files = createKeptFiles(aVersion('/assets/site-1.js', 'one'));
  const aDocument = (content = '<script src="/assets/site-1.js">') =>
    new Response(content, { headers: HTML });
  const paths = Array.from({ length: 21 }, (_, index) => `/glosario/${index}`);
  for (const path of paths) await keepVisited(path, aDocument(), files);
  await keepVisited('/glosario/1', aDocument('read again'), files);
  await keepVisited('/glosario/21', aDocument(), files);
  const isThere = async (path: string) => (await readVisited(path)) !== undefined;
  expect(await Promise.all(['/glosario/0', '/glosario/2'].map(isThere))).toEqual([false, false]);
  expect(await Promise.all(['/glosario/3', '/glosario/21'].map(isThere))).toEqual([true, true]);
  expect(await (await readVisited('/glosario/1'))?.text()).toBe('read again');

  const next = createKeptFiles(aVersion('/assets/site-2.js', 'two'));
  await forgetStaleVisited(next);
  expect(await Promise.all(['/glosario/1', '/glosario/21'].map(isThere))).toEqual([true, false]);
});

test.each([
  { what: 'the app', status: 200, headers: { ...HTML, 'x-forja-document': 'app' } },
  { what: 'a page that does not exist', status: 404, headers: HTML },
  { what: 'what is no page', status: 200, headers: { 'content-type': 'application/json' } },
])('$what is not kept as a document of the site', async ({ status, headers }) => {
  const files = createKeptFiles([]);
  expect(await keepVisited('/medidas', new Response('x', { status, headers }), files)).toBe(false);
  expect(await readVisited('/medidas')).toBeUndefined();
});
