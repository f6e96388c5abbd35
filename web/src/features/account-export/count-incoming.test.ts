import { expect, test } from 'vitest';
import { countIncoming } from './count-incoming.ts';

const NONE = {
  new: 0,
  remade: 0,
  already_here: 0,
  deleted: 0,
  refused: 0,
  unreadable: 0,
  needs_membership: 0,
};
const aCollection = (name: string, counts: Partial<typeof NONE>) => ({
  name,
  counts: { ...NONE, ...counts },
  records: [],
});

test('the summary counts imported records by collection name', () => {
  expect(countIncoming({ collections: [aCollection('plans', { new: 1 })] })).toBe('1 plan');
  expect(
    countIncoming({
      collections: [
        aCollection('plans', { new: 1, remade: 1 }),
        aCollection('measures', { new: 3 }),
      ],
    }),
  ).toBe('2 planes y 3 medidas');
});

test('the summary leaves out records that already exist or are rejected', () => {
  const collections = [
    aCollection('plans', { already_here: 2, refused: 1, needs_membership: 1 }),
    aCollection('measures', {}),
  ];
  expect(countIncoming({ collections })).toBe('');
});
