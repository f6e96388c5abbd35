import { expect, test } from 'vitest';
import {
  pageAssets,
  refuseLargeFirstLoad,
  refuseManyRequests,
  screenFiles,
} from './page-assets.ts';

const manifest = {
  'src/main.tsx': {
    file: 'assets/index.js',
    css: ['assets/index.css'],
    imports: ['_frame'],
    isEntry: true,
  },
  _frame: { file: 'assets/frame.js' },
  _button: { file: 'assets/button.js', css: ['assets/button.css'] },
  'src/page.tsx': {
    file: 'assets/page.js',
    css: ['assets/page.css'],
    imports: ['_frame', '_button', '_loop'],
  },
  _loop: { file: 'assets/loop.js', imports: ['src/page.tsx'] },
};

test('a page names its code once, the entry first, and the styles of what gets its code later too', () => {
  expect(pageAssets(manifest, ['_button'], ['src/page.tsx'])).toEqual({
    scripts: ['assets/index.js', 'assets/frame.js', 'assets/button.js'],
    styles: ['assets/index.css', 'assets/button.css', 'assets/page.css'],
  });
  expect(pageAssets(manifest, ['src/page.tsx']).scripts).toEqual([
    'assets/index.js',
    'assets/frame.js',
    'assets/button.js',
    'assets/loop.js',
    'assets/page.js',
  ]);
});

test('a document with a second style sheet, or with more code than a phone should ask for, stops the build', () => {
  const scripts = Array.from({ length: 14 }, (_, index) => `assets/${index}.js`);
  expect(() =>
    refuseManyRequests('/x', { scripts: scripts.slice(1), styles: ['a.css'] }),
  ).not.toThrow();
  expect(() => refuseManyRequests('/x', { scripts, styles: ['a.css'] })).toThrow('14 scripts');
  expect(() => refuseManyRequests('/x', { scripts: [], styles: ['a.css', 'b.css'] })).toThrow(
    '2 style sheets',
  );
});

test('a page that the build does not know stops the build', () => {
  expect(() => pageAssets(manifest, ['src/gone.tsx'])).toThrow('no module src/gone.tsx');
});

test('a screen needs what it asks for later too, and nothing that only others ask for', () => {
  const site = {
    ...manifest,
    'src/main.tsx': { ...manifest['src/main.tsx'], dynamicImports: ['src/routes.ts'] },
    'src/routes.ts': {
      file: 'assets/routes.js',
      dynamicImports: ['src/own-page.tsx', 'src/other-page.tsx', 'src/toast.tsx'],
    },
    'src/own-page.tsx': {
      ...manifest['src/page.tsx'],
      imports: ['src/main.tsx'],
      dynamicImports: ['src/window.tsx'],
    },
    'src/window.tsx': { file: 'assets/window.js', css: ['assets/window.css'] },
    'src/other-page.tsx': { file: 'assets/other.js' },
    'src/toast.tsx': { file: 'assets/toast.js' },
  };
  expect(screenFiles(site, 'src/own-page.tsx', ['src/routes.ts']).toSorted()).toEqual([
    'assets/frame.js',
    'assets/index.css',
    'assets/index.js',
    'assets/page.css',
    'assets/page.js',
    'assets/routes.js',
    'assets/toast.js',
    'assets/window.css',
    'assets/window.js',
  ]);
});

test('a build whose first load names a page or a collection of a feature stops', () => {
  const withEntry = (dynamicImports: string[]) => ({
    'src/main.tsx': { file: 'assets/index.js', dynamicImports, isEntry: true },
  });
  expect(() =>
    refuseLargeFirstLoad(withEntry(['src/app/routes/other-routes.ts', 'src/site/terms-page.tsx'])),
  ).not.toThrow();
  for (const name of ['src/features/measures/measures-view.tsx', 'src/app/device-collections.ts'])
    expect(() => refuseLargeFirstLoad(withEntry([name]))).toThrow(name);
});
