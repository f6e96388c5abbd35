import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { OutboxRow } from '../device/local-store.ts';
import { sendOutbox } from './send-outbox.ts';

const aRow = (seq: number, more: Partial<OutboxRow> = {}): OutboxRow => ({
  seq,
  collection: 'measures',
  id: `r${seq}`,
  mutationId: `m${seq}`,
  request: { weightKg: 78 },
  base: 0,
  madeAt: '2026-11-21T10:00:00.000Z',
  maybeSent: false,
  attempts: 0,
  ...more,
});

type Answer = { status: number; body: string };
const DONE: Answer = { status: 200, body: '{"results":[],"next":"c2"}' };

async function worker(
  rows: OutboxRow[],
  {
    answers = [],
    isRead = true,
    stallMs,
  }: { answers?: (Answer | 'never')[]; isRead?: boolean; stallMs?: number } = {},
) {
  const sent: { account: unknown; since: string; ids: string[] }[] = [];
  const server = createServer((request, reply) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      const { since: from, writes }: { since: string; writes: { id: string }[] } = JSON.parse(text);
      sent.push({
        account: request.headers['x-forja-account'],
        since: from,
        ids: writes.map(({ id }) => id),
      });
      const answer = answers.shift() ?? DONE;
      if (answer !== 'never') reply.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // a server listening on TCP has an AddressInfo
  const marked: number[] = [];
  const run = () =>
    sendOutbox({
      userId: 'ana',
      origin: `http://127.0.0.1:${port}`,
      stallMs,
      takeRows: async (choose) => {
        const taken = choose(rows);
        marked.push(...taken.map(({ seq }) => seq));
        return { rows: taken, since: isRead ? 'c1' : undefined };
      },
    });
  return { run, sent, marked };
}

test("pending writes are sent for their account by hundreds, with the device's cursor", async () => {
  const { run, sent, marked } = await worker(
    Array.from({ length: 130 }, (_, index) => aRow(index)),
  );
  await run();
  expect(sent.map(({ account, since, ids }) => [account, since, ids.length])).toEqual([
    ['ana', 'c1', 100],
    ['ana', 'c1', 30],
  ]);
  expect(marked).toHaveLength(130);
});

test("the worker skips a record's second write and refused writes", async () => {
  const refusal = { status: 402, code: 'membership_required', message: 'x' };
  const { run, sent, marked } = await worker([
    aRow(1),
    aRow(2, { id: 'r1' }),
    aRow(3, { refusal }),
    aRow(4, { id: 'r3' }),
    aRow(5),
  ]);
  await run();
  expect(sent).toMatchObject([{ ids: ['r1', 'r5'] }]);
  expect(marked).toEqual([1, 5]);
});

test('an empty outbox sends no request', async () => {
  const { run, sent } = await worker([]);
  await run();
  expect(sent).toEqual([]);
});

test.each([
  { what: 'an unreachable server', answer: { status: 503, body: '{}' } },
  { what: 'a server that sends Retry-After', answer: { status: 429, body: '{}' } },
  { what: 'a captive portal', answer: { status: 200, body: '<html>' } },
])('the browser retries after $what', async ({ answer }) => {
  const { run } = await worker([aRow(1)], { answers: [answer] });
  await expect(run()).rejects.toThrow('answered the outbox');
});

test('a stalled request is aborted, and the browser retries it', async () => {
  const { run, sent } = await worker([aRow(1)], { answers: ['never'], stallMs: 50 });
  await expect(run()).rejects.toThrow('timeout');
  expect(sent).toHaveLength(1);
});

test.each([
  {
    what: 'nobody is signed in',
    answer: { status: 401, body: '{"success":false,"code":"not_signed_in"}' },
  },
  {
    what: 'another person is signed in',
    answer: { status: 409, body: '{"success":false,"code":"another_person_signed_in"}' },
  },
  {
    what: 'a pull must come first',
    answer: { status: 409, body: '{"success":false,"code":"changes_restarted"}' },
  },
  {
    what: 'the server refuses the whole batch',
    answer: { status: 400, body: '{"success":false,"code":"invalid_input"}' },
  },
])('a page handles the outbox when $what', async ({ answer }) => {
  const rows = Array.from({ length: 130 }, (_, index) => aRow(index));
  const { run, sent } = await worker(rows, { answers: [answer] });
  await run();
  expect(sent).toHaveLength(1);
});

test('nothing is sent before the account was pulled', async () => {
  const { run, sent } = await worker([aRow(1)], { isRead: false });
  await run();
  expect(sent).toEqual([]);
});
