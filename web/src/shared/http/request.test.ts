import { describe, expect, onTestFinished, test } from 'vitest';
import { buildAddress } from './call.ts';
import { currentAccount } from '../current-account.ts';
import { fetchOptions, parseSeconds } from './request.ts';

describe('what goes with a call', () => {
  test('the session goes always', () => {
    expect(fetchOptions('GET', {}).credentials).toBe('include');
    expect(fetchOptions('POST', { body: {} }).credentials).toBe('include');
  });

  test('a body goes as JSON and says so', () => {
    expect(fetchOptions('POST', { body: { peso: 80 } })).toMatchObject({
      body: '{"peso":80}',
      headers: { 'Content-Type': 'application/json' },
    });
  });

  test('a form goes untouched: only the browser knows its boundary', () => {
    const form = new FormData();
    const { body, headers } = fetchOptions('POST', { body: form });
    expect(body).toBe(form);
    expect(headers).not.toHaveProperty('Content-Type');
  });

  test.each(['GET', 'DELETE', 'POST'])('a %s without body does not claim to be JSON', (method) => {
    const sent = fetchOptions(method, {});
    expect(sent).not.toHaveProperty('body');
    expect(sent.headers).not.toHaveProperty('Content-Type');
  });

  test('the account of the page is named, unless the call is for another one or for nobody', () => {
    onTestFinished(() => currentAccount.set(null));
    expect(fetchOptions('GET', {}).headers).not.toHaveProperty('x-forja-account');
    currentAccount.set({ id: 'ana', username: 'ana@ejemplo.com.ar' });
    expect(fetchOptions('GET', {}).headers).toHaveProperty('x-forja-account', 'ana');
    expect(fetchOptions('GET', { account: 'beto' }).headers).toHaveProperty(
      'x-forja-account',
      'beto',
    );
    expect(fetchOptions('POST', { account: null }).headers).not.toHaveProperty('x-forja-account');
  });

  test('headers of the caller are added', () => {
    expect(fetchOptions('GET', { headers: { 'Cache-Control': 'no-cache' } }).headers).toMatchObject(
      {
        'Cache-Control': 'no-cache',
      },
    );
  });
});

test.each([
  ['3600', 3600],
  ['0', 0],
  [null, undefined],
  ['', undefined],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ['-5', undefined],
])('a wait of %s is %s seconds', (header, seconds) => {
  expect(parseSeconds(header)).toBe(seconds);
});

describe('the address of an endpoint', () => {
  test.each([
    { path: '/api/plans', sent: {}, address: '/api/plans' },
    { path: '/api/plans/:id', sent: { params: { id: '7' } }, address: '/api/plans/7' },
    {
      path: '/api/plans/:id/restore',
      sent: { params: { id: 'a/b ñ' } },
      address: '/api/plans/a%2Fb%20%C3%B1/restore',
    },
    {
      path: '/api/plans',
      sent: { query: { limit: 5, after: undefined, before: null, q: 'a&b' } },
      address: '/api/plans?limit=5&q=a%26b',
    },
  ])('$path', ({ path, sent, address }) => {
    expect(buildAddress(path, sent)).toBe(address);
  });

  test.each([{}, { params: {} }, { params: { id: '' } }])(
    'a missing part is a fault, not another address',
    (sent) => {
      expect(() => buildAddress('/api/plans/:id', sent)).toThrow('needs id');
    },
  );
});
