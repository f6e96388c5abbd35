import { expect, test } from 'vitest';
import { openScreens } from './open-screens.ts';

const FILES: Record<string, string> = {
  '/': '<link rel="stylesheet" href="/assets/index.css"><div data-code="/assets/index.js /assets/frame.js">',
  '/shell.html': '<div data-code="/assets/index.js">',
  '/assets/index.css': 'a{}',
  '/assets/index.js': 'x',
  '/assets/frame.js': 'f',
  '/assets/measures.js': 'y',
  '/assets/menu.worker.js': 'z',
};
const site = {
  documents: new Set(['/']),
  routes: { static: ['/', '/medidas'], dynamic: [] },
};
const screens = [
  { path: '/', files: [] },
  { path: '/medidas', files: ['/assets/measures.js'] },
];

const without = (...gone: string[]) => {
  const encoder = new TextEncoder();
  return openScreens({
    site,
    screens,
    all: Object.keys(FILES),
    readCached: async (url) => (gone.includes(url) ? undefined : encoder.encode(FILES[url]).buffer),
  });
};

test('with everything kept every screen opens', async () => {
  expect(await without()).toEqual({
    screens: [
      { path: '/', missing: [] },
      { path: '/medidas', missing: [] },
    ],
    missing: [],
  });
});

test.each([
  { gone: '/', closed: ['/'] },
  { gone: '/shell.html', closed: ['/medidas'] },
  { gone: '/assets/measures.js', closed: ['/medidas'] },
  { gone: '/assets/index.css', closed: ['/'] },
  { gone: '/assets/index.js', closed: ['/', '/medidas'] },
  { gone: '/assets/menu.worker.js', closed: [] },
])('without $gone these do not open: $closed', async ({ gone, closed }) => {
  const report = await without(gone);
  expect(
    report.screens.filter(({ missing }) => missing.length > 0).map(({ path }) => path),
  ).toEqual(closed);
  expect(report.missing).toEqual([gone]);
});

test('a file that was kept empty is as good as none, and a screen that the worker does not know does not open', async () => {
  const report = await openScreens({
    site,
    screens: [...screens, { path: '/rutinas', files: [] }],
    all: Object.keys(FILES),
    readCached: async (url) =>
      new TextEncoder().encode(url === '/assets/measures.js' ? '' : FILES[url]).buffer,
  });
  expect(report.screens).toEqual([
    { path: '/', missing: [] },
    { path: '/medidas', missing: ['/assets/measures.js'] },
    { path: '/rutinas', missing: ['/rutinas'] },
  ]);
});
