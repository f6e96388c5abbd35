import { expect, test } from 'vitest';
import { tokenIn } from './recovery-link.ts';

test.each([
  { pathname: '/auth', hash: '#enlace=aB3-_x.y', token: 'aB3-_x.y' },
  { pathname: '/auth/', hash: '#enlace=abc', token: 'abc' },
  { pathname: '/auth', hash: '#contenido', token: undefined },
  { pathname: '/auth', hash: '#enlace=', token: undefined },
  { pathname: '/auth', hash: '', token: undefined },
  { pathname: '/', hash: '#enlace=abc', token: undefined },
  { pathname: '/auth/otra', hash: '#enlace=abc', token: undefined },
])('$pathname$hash brings $token', ({ pathname, hash, token }) => {
  expect(tokenIn(pathname, hash)).toBe(token);
});
