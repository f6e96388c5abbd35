import { expect, test } from 'vitest';
import { findAnswer } from './find-answer.ts';

const site = {
  documents: new Set(['/', '/auth', '/auth?modo=registro', '/mis-planes']),
  routes: { static: ['/', '/auth', '/mis-planes', '/generar-plan'], dynamic: ['/mis-planes/*'] },
};

test.each([
  { path: '/', answer: { from: 'cache', url: '/' } },
  { path: '/auth', answer: { from: 'cache', url: '/auth' } },
  { path: '/auth/', answer: { from: 'cache', url: '/auth' } },
  {
    path: '/auth?modo=registro&next=/medidas',
    answer: { from: 'cache', url: '/auth?modo=registro' },
  },
  { path: '/auth?modo=otro', answer: { from: 'cache', url: '/auth' } },
  { path: '/generar-plan', answer: { from: 'cache', url: '/shell.html' } },
  { path: '/mis-planes/0f8fad5b', answer: { from: 'cache', url: '/shell.html' } },
  { path: '/mis-planes/a/b', answer: { from: 'network', otherwise: '/shell.html' } },
  { path: '/pagina-de-la-proxima-version', answer: { from: 'network', otherwise: '/shell.html' } },
])('a visit to $path is answered with $answer', ({ path, answer }) => {
  expect(findAnswer(new URL(path, 'https://forja.example'), site)).toEqual(answer);
});

test.each([
  '/api/user',
  '/api/docs',
  '/r/ABC',
  '/admin',
  '/admin/pagos-pendientes',
  '/healthz',
  '/planilla.csv',
])('%s is left to the server', (path) => {
  expect(findAnswer(new URL(path, 'https://forja.example'), site)).toBeUndefined();
});
