import type { Endpoint } from '@forja/contract/http/endpoint';
import { and, ne, notInArray } from 'drizzle-orm';
import { cases } from '@forja/domain/properties/cases.fixture';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grantsTable } from '../../features/membership/membership.table.ts';
import { recordsTable } from '../../features/records/records.table.ts';
import { databaseMarks, movedTables } from './database-marks.fixture.ts';
import { type FuzzCase, fuzzCases } from './fuzz-cases.fixture.ts';
import { FUZZ_ROLES, type FuzzRole, createFuzzState } from './fuzz-state.fixture.ts';

/** Time passes between requests, or the limits would refuse everything after the first minutes. */
const BETWEEN_MS = 3 * 60_000;

/** Tables of counters and timestamps, without records. */
const COUNTERS = [
  'account_work',
  'tries',
  'record_positions',
  'record_devices',
  'sign_ins',
  'audit',
];
/** Tables written after the reply, so their change may show at the next request. */
const AFTER_THE_ANSWER = ['recovery_links', 'letters', 'pending_registrations'];
const MAY_ALWAYS_MOVE = new Set([...COUNTERS, ...AFTER_THE_ANSWER]);

const findUnexpectedChanges = (moved: string[], { method }: Endpoint, status: number): string[] =>
  status < 400 && method !== 'GET' ? [] : moved.filter((table) => !MAY_ALWAYS_MOVE.has(table));

type Sent = { endpoint: Endpoint; role: FuzzRole; fuzzed: FuzzCase };
type Reply = { statusCode: number; body: string };

const describeFailure = (
  { endpoint: { method }, role, fuzzed }: Sent,
  { statusCode, body }: Reply,
  moved: string[],
): string =>
  `${role} ${method} ${fuzzed.address} ${fuzzed.payload?.slice(0, 400)} → ${statusCode} ${body.slice(0, 80)} ${moved.join()}`;

test(
  'random requests cause no server error, and refused or read-only ones store nothing',
  { timeout: 3_600_000 },
  async () => {
    const { endpoints, db, send, getKnowledge, comeBack, pass } = await createFuzzState();
    const marks = await databaseMarks(db);
    const { seed = 1 } = fc.readConfigureGlobal();
    const requests = cases(500);
    const each = Math.ceil(requests / (endpoints.length * FUZZ_ROLES.length));
    const wrong: string[] = [];
    const statuses = new Map<number, number>();
    let [sent, before] = [0, await marks()];
    for (const endpoint of endpoints)
      for (const role of FUZZ_ROLES)
        for (const fuzzed of fuzzCases(endpoint, getKnowledge(role), {
          count: each,
          seed: seed + sent,
        })) {
          const reply = await send(role, endpoint, fuzzed);
          const { statusCode } = reply;
          const after = await marks();
          const moved = findUnexpectedChanges(movedTables(before, after), endpoint, statusCode);
          if (statusCode >= 500 || moved.length > 0)
            wrong.push(describeFailure({ endpoint, role, fuzzed }, reply, moved));
          sent += 1;
          statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
          const isSignedOut = statusCode === 401 && reply.json().code === 'not_signed_in';
          const cameBack = isSignedOut && (await comeBack(role));
          before = cameBack ? await marks() : after;
          pass(BETWEEN_MS);
        }
    const figures = [...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, count]) => `${status} × ${count}`);
    process.stdout.write(
      `${sent} requests to ${endpoints.length} endpoints: ${figures.join(', ')}\n`,
    );
    expect(wrong).toEqual([]);
    expect(sent).toBeGreaterThanOrEqual(requests);
    const grants = db.select({ userId: grantsTable.userId }).from(grantsTable);
    const isUnpaid = and(
      notInArray(recordsTable.userId, grants),
      ne(recordsTable.collection, 'evaluations'),
    );
    expect(await db.$count(recordsTable, isUnpaid)).toBe(0);
  },
);
