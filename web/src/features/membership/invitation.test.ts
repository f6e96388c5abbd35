import { describe, expect, test } from 'vitest';
import { mayInvite, mayNotify } from './invitation.ts';

const usual = { undisturbed: undefined, membership: 'inactive' } as const;
test('somebody without a membership is invited where nothing keeps it away', () => {
  expect(mayInvite(usual)).toBe(true);
  expect(mayInvite({ ...usual, undisturbed: 'noWindow' })).toBe(false);
  expect(mayNotify({ ...usual, undisturbed: 'noWindow' })).toBe(true);
  expect(mayNotify({ ...usual, undisturbed: 'fully' })).toBe(false);
});

describe.each(['nobody', 'unknown', 'active'] as const)(
  'with a membership that is %s',
  (membership) => {
    test('nothing is said', () => {
      expect(mayInvite({ ...usual, membership })).toBe(false);
      expect(mayNotify({ ...usual, membership })).toBe(false);
    });
  },
);
