import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createHttpTransport } from './http-transport.ts';

const STALL_MS = 400;
const write = {
  collection: 'measures',
  id: '0199-1',
  revision: 1,
  mutationId: 'm',
  madeAt: '2026-11-21T10:00:00.000Z',
  deleted: false,
  value: { weightKg: 78 },
};
const one = { since: 'c1', writes: [write] };
const two = { since: 'c1', writes: [write, write] };
const stored = {
  outcome: 'stored',
  id: write.id,
  revision: 2,
  updatedAt: '2026-11-21T10:00:00.000Z',
};
const answered = { results: [stored], next: 'c2' };
const current = { revision: 3, deleted: false, copyOf: null, value: { weightKg: 79 } };
const refusal = (code: string, more = {}) => ({
  success: false,
  code,
  message: 'Revisá',
  requestId: 'r',
  ...more,
});

type SentRequest = {
  method: string | undefined;
  url: string | undefined;
  account: unknown;
  body: unknown;
};
type Answer = (reply: ServerResponse, request: IncomingMessage) => unknown;

/** A real server and parser. The network may answer anything. */
async function connectTo(answer: Answer) {
  const requests: SentRequest[] = [];
  const serverTimes: number[] = [];
  const server = createServer((request, reply) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      const { method, url, headers } = request;
      requests.push({
        method,
        url,
        account: headers['x-forja-account'],
        body: text && JSON.parse(text),
      });
      answer(reply, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // a server listening on TCP has an AddressInfo
  const origin = `http://127.0.0.1:${port}`;
  const transport = createHttpTransport({
    account: 'ana',
    origin,
    stallMs: STALL_MS,
    onServerTime: (ms) => serverTimes.push(ms),
  });
  return { transport, requests, serverTimes, stop: () => server.close() };
}

const json =
  (status: number, body: unknown, headers = {}): Answer =>
  (reply) =>
    reply
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));
const html =
  (status: number, headers = {}): Answer =>
  (reply) =>
    reply
      .writeHead(status, { 'content-type': 'text/html', ...headers })
      .end('<html>Bienvenido al hotel</html>');
const pull = { since: undefined, maxBytes: 1000, device: 'd' };

test("writes carry their account and the device's cursor", async () => {
  const { transport, requests } = await connectTo(json(200, answered));
  expect(await transport.push(one)).toMatchObject({
    kind: 'sent',
    outcomes: [{ kind: 'stored', revision: 2 }],
    next: 'c2',
  });
  expect(requests).toEqual([{ method: 'POST', url: '/api/changes', account: 'ana', body: one }]);
});

const GARBAGE: { what: string; answer: Answer }[] = [
  { what: 'the page of a captive portal', answer: html(200) },
  { what: 'nothing', answer: (reply) => reply.writeHead(204).end() },
  { what: 'JSON of another service', answer: json(200, { ok: true }) },
  { what: 'null', answer: json(200, null) },
  { what: 'a list', answer: json(200, []) },
  {
    what: 'an invalid revision',
    answer: json(200, { ...answered, results: [{ ...stored, revision: '2' }] }),
  },
  { what: 'a missing cursor', answer: json(200, { results: [stored] }) },
  {
    what: 'a redirect to another address',
    answer: html(302, { location: 'http://127.0.0.2/portal' }),
  },
  { what: 'a redirect to itself', answer: html(307, { location: '/api/measures/0199-1' }) },
  { what: 'a 304', answer: (reply) => reply.writeHead(304).end() },
  {
    what: "a redirect with the server's body",
    answer: json(302, refusal('invalid_input'), { location: '/' }),
  },
  ...[400, 401, 402, 403, 404, 407, 409, 413, 426, 451, 500, 502, 503, 511].flatMap((status) => [
    { what: `a ${status} with a page`, answer: html(status) },
    {
      what: `a ${status} with JSON of a proxy`,
      answer: json(status, { error: 'blocked', code: 'policy' }),
    },
    {
      what: `a ${status} with an unknown code`,
      answer: json(status, refusal('blocked_by_policy')),
    },
    {
      what: `a ${status} without success: false`,
      answer: json(status, { code: 'invalid_input', message: 'x' }),
    },
  ]),
  { what: 'a 200 with the body of a refusal', answer: json(200, refusal('invalid_input')) },
  {
    what: 'a truncated JSON',
    answer: (reply) => {
      const text = JSON.stringify(answered);
      reply.writeHead(200, { 'content-length': text.length });
      reply.write(text.slice(0, 20), () => reply.destroy());
    },
  },
  {
    what: 'half a JSON with a full content length',
    answer: (reply) => reply.end('{"results":[],"next":'),
  },
  { what: 'a closed connection', answer: (reply) => reply.destroy() },
  {
    what: 'a reply that is not HTTP',
    answer: (reply) => reply.socket?.end('SSH-2.0-OpenSSH_9.2\r\n'),
  },
  {
    what: 'a conflict without its current version',
    answer: json(200, {
      ...answered,
      results: [{ outcome: 'conflict', current: { ...current, revision: 0 } }],
    }),
  },
];

test.each(GARBAGE)('$what has no effect', async ({ answer }) => {
  const { transport } = await connectTo(answer);
  for (const reply of [
    await transport.push(one),
    await transport.push(two),
    await transport.pull(pull),
  ])
    expect(reply).toMatchObject({ kind: 'later' });
});

test.each([
  { status: 401, code: 'not_signed_in', kind: 'signed-out' },
  { status: 409, code: 'another_person_signed_in', kind: 'other-account' },
  { status: 503, code: 'unavailable', kind: 'later', afterMs: 7000 },
  { status: 404, code: 'not_found', kind: 'later' },
])(
  'a server reply $status $code is $kind for any request',
  async ({ status, code, ...failure }) => {
    const { transport } = await connectTo(
      json(status, refusal(code), 'afterMs' in failure ? { 'Retry-After': '7' } : {}),
    );
    for (const reply of [
      await transport.push(one),
      await transport.push(two),
      await transport.pull(pull),
    ])
      expect(reply).toMatchObject(failure);
  },
);

test.each([
  { status: 400, code: 'invalid_input' },
  { status: 402, code: 'membership_required' },
  { status: 409, code: 'risk_blocks_plan' },
  { status: 413, code: 'collection_full' },
  { status: 413, code: 'too_large' },
])('a server reply $status $code refuses a single write', async ({ status, code }) => {
  const { transport } = await connectTo(json(status, refusal(code)));
  expect(await transport.push(one)).toEqual({
    kind: 'sent',
    outcomes: [{ kind: 'refused', refusal: { status, code, message: 'Revisá' } }],
    next: undefined,
  });
  expect(await transport.push(two)).toEqual({ kind: 'rejected' });
});

test('a failing server may fail over one of the writes', async () => {
  const { transport } = await connectTo(json(500, refusal('internal')));
  for (const request of [one, two])
    expect(await transport.push(request)).toEqual({ kind: 'rejected' });
  expect(await transport.pull(pull)).toEqual({ kind: 'later' });
});

test("a request over the rate limit is retried after the server's delay", async () => {
  const { transport } = await connectTo(
    json(429, refusal('too_many_tries'), { 'Retry-After': '30' }),
  );
  for (const reply of [
    await transport.push(one),
    await transport.push(two),
    await transport.pull(pull),
  ])
    expect(reply).toEqual({ kind: 'later', afterMs: 30_000 });
});

test('a server that requires a pull first says so', async () => {
  const { transport } = await connectTo(json(409, refusal('changes_restarted')));
  for (const request of [one, two])
    expect(await transport.push(request)).toEqual({ kind: 'unread' });
});

test.each([
  { header: '30', afterMs: 30_000 },
  { header: '9'.repeat(20), afterMs: expect.any(Number) },
  { header: 'Sun, 22 Nov 2026 12:00:30 GMT', afterMs: 30_000 },
  { header: 'Sun, 22 Nov 2026 11:00:00 GMT', afterMs: 0 },
  { header: '-5', afterMs: undefined },
  { header: 'un rato', afterMs: undefined },
])('a Retry-After of "$header" from a busy server is obeyed', async ({ header, afterMs }) => {
  const { transport } = await connectTo(
    html(503, { 'Retry-After': header, Date: 'Sun, 22 Nov 2026 12:00:00 GMT' }),
  );
  expect(await transport.push(one)).toEqual({ kind: 'later', afterMs });
  expect(await transport.pull(pull)).toEqual({ kind: 'later', afterMs });
});

test('a refused write keeps the fields named by the server', async () => {
  const fields = [{ path: 'value.weightKg', message: 'Tiene que ser un número.' }];
  const refused = { status: 400, code: 'invalid_input', message: 'x', fields };
  const results = [{ outcome: 'refused', ...refused }];
  const { transport } = await connectTo(json(200, { results, next: 'c2' }));
  expect(await transport.push(one)).toMatchObject({
    outcomes: [{ kind: 'refused', refusal: refused }],
  });
});

describe('several writes', () => {
  const results = [
    { outcome: 'stored', revision: 4, updatedAt: 'x' },
    { outcome: 'conflict', current: { ...current, id: write.id, collection: 'measures' } },
    { outcome: 'refused', status: 402, code: 'membership_required', message: 'x' },
    {
      outcome: 'refused',
      status: 429,
      code: 'too_many_tries',
      message: 'x',
      retryAfterSeconds: 12,
    },
  ];
  const four = { since: 'c1', writes: [write, write, write, write] };

  test('share a request, and each has its outcome', async () => {
    const { transport, requests } = await connectTo(
      json(200, { results, next: 'c2', hasMore: false }),
    );
    expect(await transport.push(four)).toEqual({
      kind: 'sent',
      outcomes: [
        { kind: 'stored', revision: 4 },
        { kind: 'conflict', current },
        { kind: 'refused', refusal: { status: 402, code: 'membership_required', message: 'x' } },
        { kind: 'later', afterMs: 12_000 },
      ],
      next: 'c2',
      hasMore: false,
    });
    expect(requests).toMatchObject([
      { method: 'POST', url: '/api/changes', account: 'ana', body: four },
    ]);
  });

  test.each([
    {
      what: 'there are fewer outcomes than writes',
      body: { results: results.slice(1), next: 'c2' },
    },
    {
      what: 'an outcome has an unknown kind',
      body: { results: [...results.slice(1), { outcome: 'maybe' }], next: 'c2' },
    },
    { what: 'there are no outcomes', body: { next: 'c2' } },
  ])('have no effect when $what', async ({ body }) => {
    const { transport } = await connectTo(json(200, body));
    expect(await transport.push(four)).toEqual({ kind: 'later' });
  });
});

describe('a page of changes', () => {
  const item = { ...current, collection: 'recetas', id: 'a' };
  const body = {
    items: [{ ...item, updatedAt: 'x' }],
    next: 'c2',
    hasMore: true,
    total: 12,
    restarted: null,
  };

  test('starts at the previous cursor, for this device', async () => {
    const { transport, requests } = await connectTo(json(200, body));
    const reply = await transport.pull({ since: 'c=1', maxBytes: 8192, device: 'd' });
    const { next, hasMore, total, restarted } = body;
    expect(reply).toEqual({
      kind: 'page',
      page: { items: [item], next, hasMore, total, restarted },
      bytes: JSON.stringify(body).length,
    });
    expect(requests).toMatchObject([
      { url: '/api/changes?maxBytes=8192&device=d&since=c%3D1', account: 'ana' },
    ]);
  });

  test('has no total from a server of the previous release', async () => {
    const page = { items: [], next: 'c2', hasMore: false };
    const { transport } = await connectTo(json(200, page));
    expect(await transport.pull(pull)).toEqual({
      kind: 'page',
      page,
      bytes: JSON.stringify(page).length,
    });
  });

  test('with an invalid record is rejected, because the cursor would skip it', async () => {
    const { transport } = await connectTo(json(200, { ...body, items: [item, { id: 'b' }] }));
    expect(await transport.pull(pull)).toEqual({ kind: 'later' });
  });

  test('may take long while bytes arrive', async () => {
    const { transport } = await connectTo(async (reply) => {
      reply.writeHead(200, { 'content-type': 'application/json' });
      for (const part of JSON.stringify(body).match(/.{1,20}/gs) ?? []) {
        reply.write(part);
        await wait(STALL_MS / 3);
      }
      reply.end();
    });
    const startedAt = performance.now();
    expect(await transport.pull(pull)).toMatchObject({ kind: 'page' });
    expect(performance.now() - startedAt).toBeGreaterThan(2 * STALL_MS);
  });

  test.each<{ what: string; answer: Answer }>([
    { what: 'stalled midway', answer: (reply) => reply.writeHead(200).write('{"items":[') },
    { what: 'never started', answer: () => undefined },
  ])('that $what differs from a failed one', async ({ answer }) => {
    const { transport } = await connectTo(answer);
    expect(await transport.pull(pull)).toEqual({ kind: 'later', isStalled: true });
  });
});

test('an unreachable server is retried later', async () => {
  const { transport, stop } = await connectTo(json(200, answered));
  stop();
  expect(await transport.push(one)).toEqual({ kind: 'later', isUnreachable: true });
});

test('the clock is learnt from the server and not from a captive portal', async () => {
  const date = { Date: 'Sun, 22 Nov 2026 12:00:00 GMT' };
  const server = await connectTo(json(200, answered, date));
  await server.transport.push(one);
  const portal = await connectTo(json(200, { ok: true }, date));
  await portal.transport.push(one);
  expect([server.serverTimes, portal.serverTimes]).toEqual([
    [Date.parse('2026-11-22T12:00:00Z')],
    [],
  ]);
});
