import { expect, test } from 'vitest';
import { appWith } from '../composition/app-with.fixture.ts';
import { createProxyWatch } from './proxy-watch.ts';

const forwarded = { 'x-forwarded-for': '198.51.100.7' };

type Heard = [address: string, headers?: Record<string, string>];
type Case = {
  what: string;
  trusted: string[];
  requests: Heard[];
  isRed: boolean;
  isReported: boolean;
};
const CASES: Case[] = [
  { what: 'no request', trusted: [], requests: [], isRed: false, isReported: false },
  {
    what: 'an unlisted local proxy',
    trusted: [],
    requests: [['127.0.0.1', forwarded]],
    isRed: true,
    isReported: true,
  },
  {
    what: 'an unlisted local proxy as IPv4-mapped IPv6',
    trusted: [],
    requests: [['::ffff:172.18.0.1', forwarded]],
    isRed: true,
    isReported: true,
  },
  {
    what: 'an unlisted local proxy by IPv6',
    trusted: [],
    requests: [['fd00::1', forwarded]],
    isRed: true,
    isReported: true,
  },
  {
    what: 'an unlisted local proxy with Forwarded',
    trusted: [],
    requests: [['10.0.0.9', { forwarded: 'for=198.51.100.7' }]],
    isRed: true,
    isReported: true,
  },
  {
    what: 'an unlisted local proxy with X-Real-IP',
    trusted: [],
    requests: [['10.0.0.9', { 'x-real-ip': '198.51.100.7' }]],
    isRed: true,
    isReported: true,
  },
  {
    what: 'a public proxy, with an empty list',
    trusted: [],
    requests: [['203.0.113.5', forwarded]],
    isRed: true,
    isReported: true,
  },
  {
    what: 'a probe without headers',
    trusted: [],
    requests: [['10.0.0.9'], ['127.0.0.1']],
    isRed: false,
    isReported: false,
  },
  {
    what: 'a person without a proxy',
    trusted: ['10.0.0.1'],
    requests: [['203.0.113.5']],
    isRed: false,
    isReported: false,
  },
  {
    what: 'the listed proxy',
    trusted: ['10.0.0.1'],
    requests: [['10.0.0.1', forwarded]],
    isRed: false,
    isReported: false,
  },
  {
    what: 'the listed range',
    trusted: ['10.0.0.0/8'],
    requests: [['::ffff:10.1.2.3', forwarded]],
    isRed: false,
    isReported: false,
  },
  {
    what: 'another proxy than the listed one',
    trusted: ['10.0.0.1'],
    requests: [['10.0.0.2', forwarded]],
    isRed: true,
    isReported: true,
  },
  {
    what: 'a forged header before any other request',
    trusted: ['10.0.0.1'],
    requests: [['203.0.113.5', forwarded]],
    isRed: false,
    isReported: true,
  },
  {
    what: 'a forged header while the listed proxy works',
    trusted: ['10.0.0.1'],
    requests: [
      ['10.0.0.1', forwarded],
      ['203.0.113.5', forwarded],
    ],
    isRed: false,
    isReported: true,
  },
  {
    what: 'a private forged header while the listed proxy works',
    trusted: ['10.0.0.1'],
    requests: [
      ['10.0.0.1', forwarded],
      ['172.17.0.1', forwarded],
    ],
    isRed: false,
    isReported: true,
  },
  {
    what: 'the listed proxy after a private forged header',
    trusted: ['10.0.0.1'],
    requests: [
      ['172.17.0.1', forwarded],
      ['10.0.0.1', forwarded],
    ],
    isRed: false,
    isReported: true,
  },
  {
    what: 'a probe of the listed proxy without headers after a private forged header',
    trusted: ['10.0.0.1'],
    requests: [['172.17.0.1', forwarded], ['10.0.0.1']],
    isRed: false,
    isReported: true,
  },
  {
    what: 'forged addresses inside the header of the listed proxy',
    trusted: ['10.0.0.1'],
    requests: [['10.0.0.1', { 'x-forwarded-for': '127.0.0.1, 10.9.9.9, 198.51.100.7' }]],
    isRed: false,
    isReported: false,
  },
];

test.each(CASES)('$what: red $isRed', async ({ trusted, requests, isRed, isReported }) => {
  const { app, visitor, log } = await appWith({
    isNew: true,
    settings: { isProduction: true, trustedProxies: trusted.length > 0 ? trusted : undefined },
  });
  for (const [remoteAddress, headers = {}] of requests)
    await app.inject({
      url: '/healthz',
      remoteAddress,
      headers: { host: 'localhost:3000', ...headers },
    });
  const reply = await visitor.get('/readyz', { remoteAddress: '203.0.113.99' });
  expect([reply.statusCode, reply.json()]).toEqual(
    isRed
      ? [503, { status: 'unavailable', database: 'ready', reason: 'untrusted_proxy' }]
      : [200, { status: 'ok', database: 'ready' }],
  );
  expect(log().split('untrusted_proxy')).toHaveLength(isReported ? 2 : 1);
  expect(log()).not.toMatch(/198\.51\.100|203\.0\.113/);
});

test('an unlisted proxy is reported once, with its address only if private', async () => {
  const { app, log } = await appWith({ isNew: true, settings: { isProduction: true } });
  for (let time = 0; time < 3; time += 1)
    await app.inject({ url: '/healthz', remoteAddress: '172.18.0.1', headers: forwarded });
  expect(log().split('untrusted_proxy')).toHaveLength(2);
  expect(log()).toContain('"proxy":"172.18.0.1"');
});

test('the warning ends after ten minutes without an unlisted proxy', async () => {
  const { app, visitor, pass } = await appWith({ isNew: true, settings: { isProduction: true } });
  await app.inject({ url: '/healthz', remoteAddress: '172.18.0.1', headers: forwarded });
  pass(9 * 60_000);
  expect((await visitor.get('/readyz')).statusCode).toBe(503);
  pass(60_000);
  expect((await visitor.get('/readyz')).statusCode).toBe(200);
});

test('requests are served during the warning, and development does not check', async () => {
  const production = await appWith({ isNew: true, settings: { isProduction: true } });
  const reply = await production.visitor.get('/api/prices', {
    remoteAddress: '172.18.0.1',
    headers: forwarded,
  });
  expect(reply.statusCode).toBe(200);
  const laptop = await appWith();
  await laptop.visitor.get('/api/prices', { remoteAddress: '127.0.0.1', headers: forwarded });
  expect((await laptop.visitor.get('/readyz')).json()).toEqual({ status: 'ok', database: 'ready' });
});

test('a request without an address changes nothing', () => {
  const watch = createProxyWatch({ trustedProxies: [], now: () => new Date() });
  expect([watch.recordRequest(undefined, { isForwarded: true }), watch.hasUnlistedProxy()]).toEqual(
    [undefined, false],
  );
});
