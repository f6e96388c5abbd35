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

test('what waits is sent for its account, by hundreds, with the cursor of the device', async () => {
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

test('the second write of a record, and what the server refused, are left to a page', async () => {
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

test('an empty outbox asks for nothing', async () => {
  const { run, sent } = await worker([]);
  await run();
  expect(sent).toEqual([]);
});

test.each([
  { what: 'a server that is away', answer: { status: 503, body: '{}' } },
  { what: 'one that asks to wait', answer: { status: 429, body: '{}' } },
  { what: 'the page of a portal', answer: { status: 200, body: '<html>' } },
])('$what is tried again by the browser', async ({ answer }) => {
  const { run } = await worker([aRow(1)], { answers: [answer] });
  await expect(run()).rejects.toThrow('the outbox was answered');
});

test('a link that answers nothing is given up, and tried again by the browser', async () => {
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
    what: 'somebody else is',
    answer: { status: 409, body: '{"success":false,"code":"another_person_signed_in"}' },
  },
  {
    what: 'the account has to be read first',
    answer: { status: 409, body: '{"success":false,"code":"changes_restarted"}' },
  },
  {
    what: 'the batch is refused whole',
    answer: { status: 400, body: '{"success":false,"code":"invalid_input"}' },
  },
])('when $what it waits for a page', async ({ answer }) => {
  const rows = Array.from({ length: 130 }, (_, index) => aRow(index));
  const { run, sent } = await worker(rows, { answers: [answer] });
  await run();
  expect(sent).toHaveLength(1);
});

test('before the account was read nothing is sent', async () => {
  const { run, sent } = await worker([aRow(1)], { isRead: false });
  await run();
  expect(sent).toEqual([]);
});
