import { expect, test } from 'vitest';
import {
  creditStatus,
  findCreditReview,
  mayApproveCredit,
  type ReferralCredit,
} from './credit-status.ts';

const DAY_11 = new Date('2026-03-12T03:00:00Z');
const BEFORE = new Date(DAY_11.getTime() - 1);
const aCredit = (changes: Partial<ReferralCredit> = {}): ReferralCredit => ({
  amountMinor: 100_000,
  payableFrom: DAY_11,
  reviewReason: null,
  decision: 'open',
  ...changes,
});

test.each([
  ['held until the payment can no longer be undone', {}, BEFORE, 'held'],
  ['payable from that midnight on', {}, DAY_11, 'payable'],
  ['in review while a reason is open', { reviewReason: 'same_payer' }, BEFORE, 'review'],
  ['in review also after the hold', { reviewReason: 'same_mailbox' }, DAY_11, 'review'],
  ['approved', { decision: 'approved' }, DAY_11, 'approved'],
  ['paid', { decision: 'paid', reviewReason: 'same_payer' }, DAY_11, 'paid'],
  ['refused', { decision: 'refused' }, DAY_11, 'refused'],
  ['reversed whatever the decision', { decision: 'paid', amountMinor: 0 }, DAY_11, 'reversed'],
] as const)('a credit is %s', (_what, changes, now, status) =>
  expect(creditStatus(aCredit(changes), now)).toBe(status),
);

test('a credit cannot be approved early, twice or after a refund', () => {
  expect(mayApproveCredit(aCredit(), DAY_11)).toBe(true);
  expect(mayApproveCredit(aCredit({ reviewReason: 'same_payer' }), DAY_11)).toBe(true);
  expect(mayApproveCredit(aCredit(), BEFORE)).toBe(false);
  expect(mayApproveCredit(aCredit({ decision: 'refused' }), DAY_11)).toBe(false);
  expect(mayApproveCredit(aCredit({ amountMinor: 0 }), DAY_11)).toBe(false);
});

const ana = { mailboxes: ['ana'], payers: ['mp 1', 'ana', 'carla'] };
test.each([
  ['another person', { mailboxes: ['bruno'], payers: ['mp 2', 'bruno'] }, null],
  ['a payer that the provider does not name', { mailboxes: ['bruno'], payers: [] }, null],
  ['the same mailbox', { mailboxes: ['otra', 'ana'], payers: [] }, 'same_mailbox'],
  ['the same payer', { mailboxes: ['bruno'], payers: ['mp 1'] }, 'same_payer'],
  ['a mailbox that paid for the referrer', { mailboxes: ['carla'], payers: [] }, 'same_payer'],
  ['the mailbox of the referrer as payer', { mailboxes: ['bruno'], payers: ['ana'] }, 'same_payer'],
] as const)('%s gets the review %s', (_who, referred, reason) =>
  expect(findCreditReview(referred, [ana], { wasPaidBefore: false })).toBe(reason),
);

test('a person already credited needs a review for another credit', () =>
  expect(findCreditReview({ mailboxes: [], payers: [] }, [ana], { wasPaidBefore: true })).toBe(
    'paid_before',
  ));
