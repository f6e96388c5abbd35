import { expect, test } from 'vitest';
import { islandFiles, screenFiles } from './manifest-files.ts';

const manifest = {
  'app.html': {
    file: 'assets/app.js',
    css: ['assets/app.css'],
    imports: ['_frame'],
    dynamicImports: ['src/own-page.tsx', 'src/other-page.tsx'],
    isEntry: true,
  },
  _frame: { file: 'assets/frame.js' },
  _button: { file: 'assets/button.js', css: ['assets/button.css'] },
  'src/own-page.tsx': {
    name: 'own-page',
    file: 'assets/own-page.js',
    css: ['assets/own-page.css'],
    imports: ['_frame', '_loop', 'app.html'],
    dynamicImports: ['src/window.tsx', 'src/other-page.tsx'],
  },
  _loop: { file: 'assets/loop.js', imports: ['src/own-page.tsx'] },
  'src/window.tsx': { file: 'assets/window.js', css: ['assets/window.css'] },
  'src/other-page.tsx': { name: 'other-page', file: 'assets/other-page.js' },
  'src/site/islands/auth.tsx': {
    file: 'assets/auth.js',
    css: ['assets/auth.css'],
    imports: ['_frame', '_button'],
    isEntry: true,
  },
};

test('a screen needs its later files too, and no file of other screens', () => {
  expect(screenFiles(manifest, 'OwnPage').toSorted()).toEqual([
    'assets/app.css',
    'assets/app.js',
    'assets/frame.js',
    'assets/loop.js',
    'assets/own-page.css',
    'assets/own-page.js',
    'assets/window.css',
    'assets/window.js',
  ]);
});

test('an island lists its code, its imports, and the styles of both in order', () => {
  expect(islandFiles(manifest, 'auth')).toEqual({
    code: 'assets/auth.js',
    imports: ['assets/frame.js', 'assets/button.js'],
    styles: ['assets/button.css', 'assets/auth.css'],
  });
});

test('an unknown page or island stops the build', () => {
  expect(() => screenFiles(manifest, 'GonePage')).toThrow('GonePage');
  expect(() => islandFiles(manifest, 'gone')).toThrow('no island gone');
});
