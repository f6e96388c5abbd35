import { expect, test } from 'vitest';
import { shellFiles } from './shell-files.ts';

test('each document, each file that it asks for, once, and the code that comes after', () => {
  const head =
    '<link rel="manifest" href="/manifest.webmanifest"><link rel="preload" href="/fonts/a.woff2">' +
    '<link rel="stylesheet" href="/assets/whole.css"><link rel="stylesheet" href="/assets/part.css" disabled>';
  const landing = `${head}<div data-code="/assets/index.js /assets/landing.js"><a href="/alarma">`;
  const alarm = `${head}<div data-code="/assets/index.js /assets/alarm.js"><img src="/marca/forja.svg">`;
  expect(
    shellFiles(
      [
        { address: '/', html: landing },
        { address: '/alarma', html: alarm },
      ],
      ['assets/index.js', 'assets/after-start.js'],
    ),
  ).toEqual([
    '/',
    '/alarma',
    '/manifest.webmanifest',
    '/fonts/a.woff2',
    '/assets/whole.css',
    '/assets/index.js',
    '/assets/landing.js',
    '/assets/alarm.js',
    '/marca/forja.svg',
    '/assets/after-start.js',
  ]);
});
