import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';
import { safeBase } from './safe-base.ts';

test.each([
  'http://api.mercadopago.com',
  'ftp://api.mercadopago.com',
  'https://me:it@api.mercadopago.com',
])('%s is refused as the base of a provider', (address) => {
  expect(() => safeBase(address, { mayBeLocal: true })).toThrow();
});

test('a fake provider on this machine is allowed only in development', () => {
  expect(safeBase('http://127.0.0.1:4010', { mayBeLocal: true }).port).toBe('4010');
  for (const address of ['http://127.0.0.1:4010', 'https://localhost:4010', 'http://[::1]:4010'])
    expect(() => safeBase(address, { mayBeLocal: false })).toThrow(/not a safe address/);
  expect(() => safeBase('http://192.168.0.5:4010', { mayBeLocal: true })).toThrow(
    /not a safe address/,
  );
});

const hosts = ['www.paypal.com'];
const base = new URL('https://api-m.paypal.com');

test.each([
  'http://www.paypal.com/checkoutnow',
  'https://www.paypal.com.evil.example/',
  'https://www.paypal.com:8443/',
  'https://me@www.paypal.com/',
  'https://evil.example/www.paypal.com',
  'https://www.sandbox.paypal.com/',
  'javascript:alert(1)',
  '//www.paypal.com',
  '',
  undefined,
  7,
])('the page %s is refused', (address) => {
  expect(pageAddress(address, { hosts, base })).toBeUndefined();
});

test('the page of the provider, or of its fake, is accepted', () => {
  const page = 'https://www.paypal.com/checkoutnow?token=1';
  expect(pageAddress(page, { hosts, base })).toBe(page);
  const local = new URL('http://127.0.0.1:4010');
  expect(pageAddress('http://127.0.0.1:4010/page', { hosts, base: local })).toBe(
    'http://127.0.0.1:4010/page',
  );
  expect(pageAddress('http://127.0.0.1:4011/page', { hosts, base: local })).toBeUndefined();
  expect(pageAddress(page, { hosts, base: local })).toBeUndefined();
});
