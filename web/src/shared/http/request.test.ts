import { describe, expect, onTestFinished, test } from 'vitest';
import { buildAddress } from './call.ts';
import { currentAccount } from '../current-account.ts';
import { fetchOptions, parseSeconds } from './request.ts';

describe('a request', () => {
  test('always carries the session', () => {
    expect(fetchOptions('GET', {}).credentials).toBe('include');
    expect(fetchOptions('POST', { body: {} }).credentials).toBe('include');
  });

  test('sends a body as JSON with its content type', () => {
    expect(fetchOptions('POST', { body: { peso: 80 } })).toMatchObject({
      body: '{"peso":80}',
      headers: { 'Content-Type': 'application/json' },
    });
  });

  test('sends a form unchanged, because only the browser knows its boundary', () => {
    const form = new FormData();
    const { body, headers } = fetchOptions('POST', { body: form });
    expect(body).toBe(form);
    expect(headers).not.toHaveProperty('Content-Type');
  });

  test.each(['GET', 'DELETE', 'POST'])('a %s without a body has no content type', (method) => {
    const sent = fetchOptions(method, {});
    expect(sent).not.toHaveProperty('body');
    expect(sent.headers).not.toHaveProperty('Content-Type');
  });

  test('names the account of the page, or another one, or none', () => {
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

  test('adds the headers of its caller', () => {
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
])('a Retry-After of %s is %s seconds', (header, seconds) => {
  expect(parseSeconds(header)).toBe(seconds);
});

describe("an endpoint's address", () => {
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
  ])('has the path $path', ({ path, sent, address }) => {
    expect(buildAddress(path, sent)).toBe(address);
  });

  test.each([{}, { params: {} }, { params: { id: '' } }])(
    'a missing part is a fault, not another address',
    (sent) => {
      expect(() => buildAddress('/api/plans/:id', sent)).toThrow('needs id');
    },
  );
});
