import { expect, test } from 'vitest';
import { intentionOutcome } from './intention-outcome.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute));
const paid = (id: string, minute: number, more: object = {}) => ({
  providerPaymentId: id,
  approvedAt: at(minute),
  state: 'approved' as const,
  role: null,
  reviewedAt: null,
  choice: null,
  ...more,
});
const bought = (
  checkoutId: string,
  payment: ReturnType<typeof paid>,
  grantedAt: Date | null = null,
) => ({
  checkoutId,
  eligible: [payment],
  grantedAt,
});
const grants = (checkouts: Parameters<typeof intentionOutcome>[0]) =>
  intentionOutcome(checkouts).map(({ checkoutId, grant }) => `${checkoutId} ${grant}`);
const refunded = { state: 'refunded' as const };

test.each([
  {
    what: 'nothing was paid',
    checkouts: [{ checkoutId: 'a', eligible: [], grantedAt: null }],
    expected: [],
  },
  {
    what: 'the first approved payment grants',
    checkouts: [bought('a', paid('1', 2)), bought('b', paid('2', 1))],
    expected: ['a none', 'b given'],
  },
  {
    what: 'the first granted checkout keeps its grant over an earlier approval',
    checkouts: [bought('a', paid('1', 2), at(3)), bought('b', paid('2', 1))],
    expected: ['a given', 'b none'],
  },
  {
    what: 'another checkout takes over after a refund',
    checkouts: [
      bought('a', paid('1', 1, refunded), at(3)),
      bought('b', paid('2', 2, { role: 'duplicate' })),
    ],
    expected: ['a given', 'b given'],
  },
  {
    what: 'a payment that its owner returns does not take over',
    checkouts: [
      bought('a', paid('1', 1, refunded), at(3)),
      bought('b', paid('2', 2, { choice: 'return' })),
    ],
    expected: ['a given', 'b none'],
  },
  {
    what: 'a payment that an administrator reviewed does not take over',
    checkouts: [
      bought('a', paid('1', 1, refunded), at(3)),
      bought('b', paid('2', 2, { role: 'duplicate', reviewedAt: at(4) })),
    ],
    expected: ['a given', 'b none'],
  },
  {
    what: 'the first counts again after a won chargeback',
    checkouts: [
      bought('a', paid('1', 1), at(3)),
      bought('b', paid('2', 2, { role: 'primary' }), at(9)),
    ],
    expected: ['a given', 'b set_aside'],
  },
  {
    what: 'a payment kept as a renewal grants its own',
    checkouts: [bought('a', paid('1', 1), at(3)), bought('b', paid('2', 2, { choice: 'keep' }))],
    expected: ['a given', 'b given'],
  },
  {
    what: 'a payment refunded before its first report is granted once',
    checkouts: [bought('a', paid('1', 1, refunded)), bought('b', paid('2', 2, refunded))],
    expected: ['a given', 'b none'],
  },
])('an intention resolves its grants: $what', ({ checkouts, expected }) => {
  expect(grants(checkouts)).toEqual(expected);
  expect(grants(checkouts.toReversed()).toSorted()).toEqual(expected);
});

test('the kept payment of a checkout counts over the other', () => {
  const [first, second] = [paid('1', 1), paid('2', 2, { choice: 'keep' })];
  expect(
    intentionOutcome([{ checkoutId: 'a', eligible: [first, second], grantedAt: null }]),
  ).toMatchObject([{ payment: second, grant: 'given' }]);
});
