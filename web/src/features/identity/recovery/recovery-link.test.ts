import { expect, test } from 'vitest';
import { parseEmailLink } from './recovery-link.ts';

test.each([
  { pathname: '/auth', hash: '#enlace=aB3-_x.y', link: { page: '/auth', token: 'aB3-_x.y' } },
  { pathname: '/auth/', hash: '#enlace=abc', link: { page: '/auth', token: 'abc' } },
  {
    pathname: '/verificar-correo',
    hash: '#enlace=abc',
    link: { page: '/verificar-correo', token: 'abc' },
  },
  {
    pathname: '/recuperar-acceso/',
    hash: '#enlace=abc',
    link: { page: '/recuperar-acceso', token: 'abc' },
  },
  { pathname: '/auth', hash: '#contenido', link: undefined },
  { pathname: '/auth', hash: '#enlace=', link: undefined },
  { pathname: '/auth', hash: '', link: undefined },
  { pathname: '/', hash: '#enlace=abc', link: undefined },
  { pathname: '/auth/otra', hash: '#enlace=abc', link: undefined },
])('$pathname$hash brings $link', ({ pathname, hash, link }) => {
  expect(parseEmailLink(pathname, hash)).toEqual(link);
});
