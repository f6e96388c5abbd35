import { expect, test } from 'vitest';
import { authAddress, readAuthSearch } from './auth-address.ts';

test.each([
  ['', '/auth'],
  ['?modo=registro', '/auth?modo=registro'],
  ['?modo=otro&x=1', '/auth'],
  [
    '?ref=23456789&next=%2Fmi-cuenta%23invitaciones',
    '/auth?next=%2Fmi-cuenta%23invitaciones&ref=23456789',
  ],
])('the sign-in address %s is parsed', (search, address) => {
  expect(authAddress(readAuthSearch(search))).toBe(address);
});
