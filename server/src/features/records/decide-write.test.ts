import { expect, test } from 'vitest';
import { type Arriving, decideWrite, type Standing } from './decide-write.ts';

const standing = (more: Partial<Standing> = {}): Standing => ({
  revision: 3,
  isDeleted: false,
  digest: 'a',
  arrived: [{ mutationId: 'm1', revision: 2, at: '2026-03-01T10:00:00.000Z' }],
  ...more,
});
const arriving = (more: Partial<Arriving> = {}): Arriving => ({
  base: 3,
  mutationId: 'm9',
  isDeleted: false,
  digest: 'b',
  ...more,
});
const grave = standing({ isDeleted: true });

test.each([
  { what: 'a record that is new', standing: undefined, write: { base: 0 }, kind: 'apply', revision: 1 },
  { what: 'a record that this server lost', standing: undefined, write: { base: 8 }, kind: 'apply', revision: 1 },
  { what: 'a change of the latest revision', standing: standing(), write: {}, kind: 'apply', revision: 4 },
  { what: 'a deletion of the latest', standing: standing(), write: { isDeleted: true }, kind: 'apply', revision: 4 },
  { what: 'a deletion of what was never here', standing: undefined, write: { isDeleted: true }, kind: 'never_here' },
  { what: 'a grave that is opened', standing: grave, write: {}, kind: 'apply', revision: 4 },
  {
    what: 'a write that arrived before, and others after it',
    standing: standing(),
    write: { base: 1, mutationId: 'm1' },
    kind: 'repeated',
    revision: 2,
  },
  { what: 'the same again without a name', standing: standing(), write: { base: 2, digest: 'a' }, kind: 'already_so' },
  {
    what: 'two devices that delete the same',
    standing: grave,
    write: { base: 2, isDeleted: true, digest: null },
    kind: 'already_so',
  },
  { what: 'a change of what another changed', standing: standing(), write: { base: 2 }, kind: 'conflict' },
  { what: 'a change of what another deleted', standing: grave, write: { base: 2, digest: 'a' }, kind: 'conflict' },
  {
    what: 'a deletion of what another changed',
    standing: standing(),
    write: { base: 2, isDeleted: true },
    kind: 'conflict',
  },
  { what: 'a revision that never was', standing: standing(), write: { base: 7 }, kind: 'conflict' },
  {
    what: 'a write without a name where nobody sent the value',
    standing: standing({ digest: null }),
    write: { base: 0, mutationId: undefined, digest: null },
    kind: 'conflict',
  },
])('$what: $kind', ({ standing: before, write, kind, revision }) => {
  const decision = decideWrite(before, arriving(write));
  expect(decision.kind).toBe(kind);
  if ('revision' in decision) expect(decision.revision).toBe(revision);
});
