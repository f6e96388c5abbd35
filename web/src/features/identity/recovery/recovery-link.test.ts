import { expect, test } from 'vitest';
import { parseEmailLink } from './recovery-link.ts';

test.each([
  {
    pathname: '/auth',
    hash: '#enlace=aB3-_x.y',
    link: { page: '/auth', use: 'enlace', token: 'aB3-_x.y' },
  },
  { pathname: '/auth/', hash: '#enlace=abc', link: { page: '/auth', use: 'enlace', token: 'abc' } },
  {
    pathname: '/verificar-correo',
    hash: '#enlace=abc',
    link: { page: '/verificar-correo', use: 'enlace', token: 'abc' },
  },
  {
    pathname: '/recuperar-acceso/',
    hash: '#enlace=abc',
    link: { page: '/recuperar-acceso', use: 'enlace', token: 'abc' },
  },
  {
    pathname: '/verificar-correo',
    hash: '#no-fui-yo=aB3-_x.y',
    link: { page: '/verificar-correo', use: 'no-fui-yo', token: 'aB3-_x.y' },
  },
  {
    pathname: '/verificar-correo',
    hash: '#registro=aB3-_x.y',
    link: { page: '/verificar-correo', use: 'registro', token: 'aB3-_x.y' },
  },
  { pathname: '/verificar-correo', hash: '#no-fui-yo=', link: undefined },
  { pathname: '/verificar-correo', hash: '#otra=abc', link: undefined },
  { pathname: '/auth', hash: '#contenido', link: undefined },
  { pathname: '/auth', hash: '#enlace=', link: undefined },
  { pathname: '/auth', hash: '', link: undefined },
  { pathname: '/', hash: '#enlace=abc', link: undefined },
  { pathname: '/auth/otra', hash: '#enlace=abc', link: undefined },
])('$pathname$hash yields $link', ({ pathname, hash, link }) => {
  expect(parseEmailLink(pathname, hash)).toEqual(link);
});
