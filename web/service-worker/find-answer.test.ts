import { expect, test } from 'vitest';
import { isPage, memberAnswer, visitorAnswer } from './find-answer.ts';

const site = {
  documents: new Set(['/', '/auth', '/auth?modo=registro', '/glosario']),
  routes: { static: ['/', '/auth', '/glosario', '/mis-planes'], dynamic: ['/mis-planes/*'] },
};
const toUrl = (path: string) => new URL(path, 'https://forja.example');

test.each(['/', '/auth/', '/auth?modo=registro', '/mis-planes', '/mis-planes/0f8fad5b'])(
  'a device with an account answers %s with its app',
  (path) => {
    expect(memberAnswer(toUrl(path), site)).toEqual({ from: 'cache', url: '/app.html' });
  },
);

test.each(['/mis-planes/a/b', '/pagina-de-la-proxima-version'])(
  'a device with an account asks the server first for %s, which may belong to the next version',
  (path) => {
    expect(memberAnswer(toUrl(path), site)).toEqual({ from: 'network', otherwise: '/app.html' });
  },
);

test.each([
  { path: '/', document: '/' },
  { path: '/auth/', document: '/auth' },
  { path: '/auth?modo=registro&next=/medidas', document: '/auth?modo=registro' },
  { path: '/auth?modo=otro', document: '/auth' },
  { path: '/glosario?comparar=creatina', document: '/glosario' },
])(
  'a visitor of $path gets the reply of the server, or $document from the device',
  ({ path, document }) => {
    expect(visitorAnswer(toUrl(path), site)).toEqual({
      from: 'network',
      document,
      otherwise: '/sin-senal',
    });
  },
);

test.each(['/mis-planes', '/no-existe'])(
  'a visitor of %s gets the reply of the server, because the device has no document',
  (path) => {
    expect(visitorAnswer(toUrl(path), site)).toEqual({
      from: 'network',
      document: undefined,
      otherwise: '/sin-senal',
    });
  },
);

test.each([
  '/api/user',
  '/api/docs',
  '/r/ABC',
  '/admin',
  '/admin/pagos-pendientes',
  '/healthz',
  '/planilla.csv',
])('the server answers %s', (path) => {
  expect(isPage(toUrl(path))).toBe(false);
});

test.each(['/', '/mis-planes', '/administrar'])('%s is a page', (path) => {
  expect(isPage(toUrl(path))).toBe(true);
});
