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
  ['payable from that midnight', {}, DAY_11, 'payable'],
  ['for a person while something is strange', { reviewReason: 'same_payer' }, BEFORE, 'review'],
  ['for a person also afterwards', { reviewReason: 'same_mailbox' }, DAY_11, 'review'],
  ['approved', { decision: 'approved' }, DAY_11, 'approved'],
  ['paid', { decision: 'paid', reviewReason: 'same_payer' }, DAY_11, 'paid'],
  ['refused', { decision: 'refused' }, DAY_11, 'refused'],
  ['reversed whatever was decided', { decision: 'paid', amountMinor: 0 }, DAY_11, 'reversed'],
] as const)('a credit is %s', (_what, changes, now, status) =>
  expect(creditStatus(aCredit(changes), now)).toBe(status),
);

test('nobody approves a credit before its day, twice, or when its payment went back', () => {
  expect(mayApproveCredit(aCredit(), DAY_11)).toBe(true);
  expect(mayApproveCredit(aCredit({ reviewReason: 'same_payer' }), DAY_11)).toBe(true);
  expect(mayApproveCredit(aCredit(), BEFORE)).toBe(false);
  expect(mayApproveCredit(aCredit({ decision: 'refused' }), DAY_11)).toBe(false);
  expect(mayApproveCredit(aCredit({ amountMinor: 0 }), DAY_11)).toBe(false);
});

const ana = { mailboxes: ['ana'], payers: ['mp 1', 'ana', 'carla'] };
test.each([
  ['another person', { mailboxes: ['bruno'], payers: ['mp 2', 'bruno'] }, null],
  ['nobody whom the provider names', { mailboxes: ['bruno'], payers: [] }, null],
  ['the same mailbox', { mailboxes: ['otra', 'ana'], payers: [] }, 'same_mailbox'],
  ['the same payer', { mailboxes: ['bruno'], payers: ['mp 1'] }, 'same_payer'],
  ['whose mailbox paid for the referrer', { mailboxes: ['carla'], payers: [] }, 'same_payer'],
  ['the mailbox of the referrer as payer', { mailboxes: ['bruno'], payers: ['ana'] }, 'same_payer'],
] as const)('of %s the review is %s', (_who, referred, reason) =>
  expect(findCreditReview(referred, [ana], { wasPaidBefore: false })).toBe(reason),
);

test('a person for whom a credit was paid does not give another one by themselves', () =>
  expect(findCreditReview({ mailboxes: [], payers: [] }, [ana], { wasPaidBefore: true })).toBe(
    'paid_before',
  ));
