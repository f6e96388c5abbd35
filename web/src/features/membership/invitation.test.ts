import { describe, expect, test } from 'vitest';
import { mayInvite, mayNotify } from './invitation.ts';

const usual = { undisturbed: undefined, membership: 'inactive', isPaymentUnderWay: false } as const;
test('somebody without a membership is invited where nothing keeps it away', () => {
  expect(mayInvite(usual)).toBe(true);
  expect(mayInvite({ ...usual, undisturbed: 'noWindow' })).toBe(false);
  expect(mayNotify({ ...usual, undisturbed: 'noWindow' })).toBe(true);
  expect(mayNotify({ ...usual, undisturbed: 'fully' })).toBe(false);
});

test('while a payment waits nobody is invited to pay again', () => {
  expect(mayInvite({ ...usual, isPaymentUnderWay: true })).toBe(false);
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
