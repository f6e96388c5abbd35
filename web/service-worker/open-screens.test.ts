import { expect, test } from 'vitest';
import { openScreens } from './open-screens.ts';

const FILES: Record<string, string> = {
  '/app.html':
    '<link rel="stylesheet" href="/assets/index.css"><script type="module" src="/assets/index.js">',
  '/assets/index.css': 'a{}',
  '/assets/index.js': 'x',
  '/assets/plans.js': 'f',
  '/assets/measures.js': 'y',
  '/assets/menu.worker.js': 'z',
};
const screens = [
  { path: '/', files: ['/assets/plans.js'] },
  { path: '/medidas', files: ['/assets/measures.js'] },
];

const openWith = (contents: Record<string, string>) =>
  openScreens({
    screens,
    all: Object.keys(FILES),
    readCached: async (url) =>
      contents[url] === undefined ? undefined : new TextEncoder().encode(contents[url]).buffer,
  });

test('every screen opens when all files are kept', async () => {
  expect(await openWith(FILES)).toEqual({
    screens: [
      { path: '/', missing: [] },
      { path: '/medidas', missing: [] },
    ],
    missing: [],
  });
});

test.each([
  { gone: '/app.html', closed: ['/', '/medidas'] },
  { gone: '/assets/measures.js', closed: ['/medidas'] },
  { gone: '/assets/index.css', closed: ['/', '/medidas'] },
  { gone: '/assets/index.js', closed: ['/', '/medidas'] },
  { gone: '/assets/menu.worker.js', closed: [] },
])('these screens do not open without $gone: $closed', async ({ gone, closed }) => {
  const { [gone]: _, ...others } = FILES;
  const report = await openWith(others);
  expect(
    report.screens.filter(({ missing }) => missing.length > 0).map(({ path }) => path),
  ).toEqual(closed);
  expect(report.missing).toEqual([gone]);
});

test('an empty kept file counts as missing', async () => {
  const report = await openWith({ ...FILES, '/assets/measures.js': '' });
  expect(report.screens).toEqual([
    { path: '/', missing: [] },
    { path: '/medidas', missing: ['/assets/measures.js'] },
  ]);
});
