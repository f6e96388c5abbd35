import { expect, test } from 'vitest';
import { isEndingSoon } from './ending-soon.ts';

const now = new Date('2026-11-24T12:00:00-03:00');

test.each([
  { endsAt: '2026-12-01T12:00:00-03:00', soon: true },
  { endsAt: '2026-12-01T12:00:01-03:00', soon: false },
  { endsAt: '2026-11-24T12:00:01-03:00', soon: true },
  { endsAt: '2026-11-24T12:00:00-03:00', soon: false },
  { endsAt: '2026-11-23T12:00:00-03:00', soon: false },
])('on the 24th a membership until $endsAt ends soon: $soon', ({ endsAt, soon }) => {
  expect(isEndingSoon(new Date(endsAt), now)).toBe(soon);
});
