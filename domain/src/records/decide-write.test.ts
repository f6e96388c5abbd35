import { expect, test } from 'vitest';
import { decideWrite, type IncomingWrite, type StoredState } from './decide-write.ts';

const stored = (more: Partial<StoredState> = {}): StoredState => ({
  revision: 3,
  deleted: false,
  updatedAt: new Date('2026-03-02T10:00:00.000Z'),
  digest: 'a',
  recentMutations: [{ mutationId: 'm1', revision: 2, at: '2026-03-01T10:00:00.000Z' }],
  ...more,
});
const incoming = (more: Partial<IncomingWrite> = {}): IncomingWrite => ({
  base: 3,
  mutationId: 'm9',
  deleted: false,
  digest: 'b',
  ...more,
});
const tombstone = stored({ deleted: true });

test.each([
  {
    what: 'a new record',
    stored: undefined,
    write: { base: 0 },
    kind: 'apply',
    revision: 1,
  },
  {
    what: 'a record lost by this server',
    stored: undefined,
    write: { base: 8 },
    kind: 'apply',
    revision: 9,
  },
  {
    what: 'a new record with the largest revision',
    stored: undefined,
    write: { base: 2_000_000_000 },
    kind: 'apply',
    revision: 1_000_000_001,
  },
  {
    what: 'a change of the latest revision',
    stored: stored(),
    write: {},
    kind: 'apply',
    revision: 4,
  },
  {
    what: 'a deletion of the latest',
    stored: stored(),
    write: { deleted: true },
    kind: 'apply',
    revision: 4,
  },
  {
    what: 'a deletion of an unknown record',
    stored: undefined,
    write: { deleted: true },
    kind: 'done',
    revision: 3,
  },
  {
    what: 'a write over a tombstone',
    stored: tombstone,
    write: {},
    kind: 'apply',
    revision: 4,
  },
  {
    what: 'a repetition of an earlier write',
    stored: stored(),
    write: { base: 1, mutationId: 'm1' },
    kind: 'done',
    revision: 2,
  },
  {
    what: 'a repetition without a mutation id',
    stored: stored(),
    write: { base: 2, digest: 'a' },
    kind: 'done',
    revision: 3,
  },
  {
    what: 'a deletion of a deleted record',
    stored: tombstone,
    write: { base: 2, deleted: true, digest: null },
    kind: 'done',
    revision: 3,
  },
  {
    what: 'a change of a record changed elsewhere',
    stored: stored(),
    write: { base: 2 },
    kind: 'conflict',
  },
  {
    what: 'a change of a record deleted elsewhere',
    stored: tombstone,
    write: { base: 2, digest: 'a' },
    kind: 'conflict',
  },
  {
    what: 'a deletion of a record changed elsewhere',
    stored: stored(),
    write: { base: 2, deleted: true },
    kind: 'conflict',
  },
  { what: 'an impossible revision', stored: stored(), write: { base: 7 }, kind: 'conflict' },
  {
    what: 'a write without a mutation id and another value',
    stored: stored({ digest: null }),
    write: { base: 0, mutationId: undefined, digest: null },
    kind: 'conflict',
  },
])('$what gets the answer $kind', ({ stored: before, write, kind, revision }) => {
  expect(decideWrite(before, incoming(write), new Date())).toMatchObject({
    kind,
    ...(revision && { revision }),
  });
});
