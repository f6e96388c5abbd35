import { ACCOUNT_HEADER } from '@forja/contract/identity/account-header';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LocalStore, OutboxRow, StoreTransaction } from '../device/local-store.ts';
import { createMemoryStore } from '../device/memory-store.fixture.ts';
import { writeRecord } from '../merge/write-record.ts';
import { createHttpTransport } from '../sync/http-transport.ts';
import { fetchThroughModel, type Parser, parseInMemory } from './faulty-network.fixture.ts';
import { type HistorySetup, runHistory } from './history.fixture.ts';
import type { PhoneParts } from './model-device.fixture.ts';
import { type ModelServer, refusal } from './model-server.fixture.ts';

type Behaviour = { name: string; violation: RegExp; parts: () => Partial<HistorySetup> };

const MOST_HISTORIES = 100;

beforeEach(() => void vi.stubGlobal('fetch', fetchThroughModel));

const BEHAVIOURS: Behaviour[] = [
  {
    name: 'a stale form overwrites fields it did not show',
    violation: /^\d+ of \w+ is lost$/,
    parts: () => ({
      phones: {
        writeRecord: async (tx, edit, dependencies) => {
          const record = await tx.record(edit.collection, edit.id);
          return writeRecord(
            tx,
            { ...edit, original: edit.original === null ? null : record?.value },
            dependencies,
          );
        },
      },
    }),
  },
  {
    name: 'a pull before sending replaces the base of the edit',
    violation: /^\d+ of \w+ is lost$/,
    parts: () => ({
      phones: {
        openInTab: (disk) =>
          withRows(disk, async (row, tx) => {
            const record = await tx.record(row.collection, row.id);
            return { ...row, base: record?.revision ?? row.base };
          }),
      },
    }),
  },
  {
    name: 'a pending write does not store its base',
    violation: /has \d+ again, which was replaced$/,
    parts: () => ({
      phones: {
        openInTab: (disk) => withRows(disk, async (row) => ({ ...row, ancestor: undefined })),
      },
    }),
  },
  {
    name: 'a workout with its sets is merged as one value',
    violation: /conflict copies of/,
    parts: () => ({ phones: { merge: 'whole' } }),
  },
  {
    name: 'any 4xx from the network counts as a refusal',
    violation: /writes of \w+ still wait/,
    parts: () => ({ parser: parseAsRefusal }),
  },
  {
    name: 'requests do not name the account',
    violation: /^the server has \d+ of another person/,
    parts: () => ({ reach: withoutAccount }),
  },
  {
    name: 'accounts of a device share its outbox',
    violation: /^the server has \d+ of another person/,
    parts: () => ({ phones: { databaseOf: () => 'the only one' } }),
  },
  {
    name: 'a cursor has no epoch',
    violation: /^\d+ of \w+ is lost$/,
    parts: () => ({ reach: withoutEpoch }),
  },
  {
    name: 'a tab whose database does not open writes in memory',
    violation: /is reported as stored but missing$/,
    parts: () => {
      let opened = 0;
      const openInTab: PhoneParts['openInTab'] = (disk, findRules) => {
        opened += 1;
        return opened % 6 === 0 ? createMemoryStore(findRules) : disk;
      };
      return { phones: { openInTab } };
    },
  },
  {
    name: 'a device forgets that it sent a write',
    violation: /has \d+ again, which was replaced$/,
    parts: () => ({
      phones: {
        openInTab: (disk) => withRows(disk, async (row) => ({ ...row, maybeSent: false })),
      },
    }),
  },
  {
    name: 'a write gets another id on each attempt',
    violation: /has \d+ again, which was replaced$/,
    parts: () => ({
      phones: {
        createTransport: (account) => {
          const { push, pull } = createHttpTransport({ account });
          const rename = <T>(write: T) => ({ ...write, mutationId: crypto.randomUUID() });
          return { pull, push: ({ since, writes }) => push({ since, writes: writes.map(rename) }) };
        },
      },
    }),
  },
];

const violationsWithoutFault = new Map<number, Promise<string[]>>();

/** Each history runs once without a fault, for all behaviours. */
function runWithoutFault(seed: number): Promise<string[]> {
  const violations =
    violationsWithoutFault.get(seed) ??
    runHistory(seed, { parser: parseInMemory }).then((history) => history.violations);
  violationsWithoutFault.set(seed, violations);
  return violations;
}

test.each(BEHAVIOURS)('histories find that $name', async ({ parts, violation }) => {
  const found: string[] = [];
  for (let seed = 0; found.length === 0 && seed < MOST_HISTORIES; seed += 1) {
    const { violations } = await runHistory(seed, { parser: parseInMemory, ...parts() });
    found.push(...violations.filter((each) => violation.test(each)));
    expect(await runWithoutFault(seed)).toEqual([]);
  }
  expect(found).not.toEqual([]);
});

function withRows(
  disk: LocalStore,
  change: (row: OutboxRow, tx: StoreTransaction) => Promise<OutboxRow>,
): LocalStore {
  const changed = (tx: StoreTransaction): StoreTransaction => {
    const all = async (rows: Promise<OutboxRow[]>) =>
      Promise.all((await rows).map((row) => change(row, tx)));
    return {
      ...tx,
      rows: (limit) => all(tx.rows(limit)),
      recordRows: (collection, id) => all(tx.recordRows(collection, id)),
    };
  };
  return {
    ...disk,
    read: (work) => disk.read((tx) => work(changed(tx))),
    write: (work, durability) => disk.write((tx) => work(changed(tx)), durability),
  };
}

const parseAsRefusal: Parser = ({ reply, isCut }) => {
  const isUnsignedRefusal =
    reply.status >= 400 && reply.status < 500 && !reply.body.includes('requestId');
  return parseInMemory({ reply: isUnsignedRefusal ? refusal('invalid_input') : reply, isCut });
};

/** Writes into the account of the current session. */
const withoutAccount =
  ({ handle }: ModelServer): ModelServer['handle'] =>
  (request, userId) => {
    const headers = new Headers(request.headers);
    headers.delete(ACCOUNT_HEADER);
    return handle({ ...request, headers }, userId);
  };

/** Accepts any cursor as its own. */
const withoutEpoch =
  ({ handle }: ModelServer): ModelServer['handle'] =>
  (request, userId) => {
    const url = new URL(request.url);
    const since = url.searchParams.get('since');
    if (since !== null) url.searchParams.set('since', forgetEpoch(since));
    const sent = request.body === '' ? undefined : JSON.parse(request.body);
    const body = sent ? JSON.stringify({ ...sent, since: forgetEpoch(sent.since) }) : '';
    return handle({ ...request, url: url.href, body }, userId);
  };

function forgetEpoch(cursor: string): string {
  const place = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  return Buffer.from(JSON.stringify({ ...place, latest: 0 })).toString('base64url');
}
