import { describe, expect, test } from 'vitest';
import { mayInvite, mayNotify } from './invitation.ts';

const usual = { undisturbed: undefined, membership: 'inactive' } as const;
test('a user without a membership is invited unless prompts are suppressed', () => {
  expect(mayInvite(usual)).toBe(true);
  expect(mayInvite({ ...usual, undisturbed: 'noWindow' })).toBe(false);
  expect(mayNotify({ ...usual, undisturbed: 'noWindow' })).toBe(true);
  expect(mayNotify({ ...usual, undisturbed: 'fully' })).toBe(false);
});

describe.each(['nobody', 'unknown', 'active'] as const)(
  'with membership status %s',
  (membership) => {
    test('no invitation is shown', () => {
      expect(mayInvite({ ...usual, membership })).toBe(false);
      expect(mayNotify({ ...usual, membership })).toBe(false);
    });
  },
);
