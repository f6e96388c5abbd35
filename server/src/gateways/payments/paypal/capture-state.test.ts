import { expect, test } from 'vitest';
import { captureState } from './capture-state.ts';

test.each([
  ['COMPLETED', null, 'approved'],
  ['PARTIALLY_REFUNDED', 'REFUNDED', 'approved'],
  ['PENDING', 'ECHECK', 'pending'],
  ['PENDING', 'UNILATERAL', 'pending'],
  ['PENDING', 'TRANSACTION_APPROVED_AWAITING_FUNDING', 'pending'],
  ['PENDING', 'RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION', 'pending'],
  ['PENDING', 'PENDING_REVIEW', 'in_review'],
  ['PENDING', 'CHARGEBACK', 'charged_back'],
  ['PENDING', 'BUYER_COMPLAINT', 'charged_back'],
  ['DECLINED', 'DECLINED_BY_RISK_FRAUD_FILTERS', 'rejected'],
  ['FAILED', null, 'rejected'],
  ['REFUNDED', null, 'refunded'],
  ['REFUNDED', 'REFUNDED', 'refunded'],
  ['REFUNDED', 'CHARGEBACK', 'charged_back'],
  ['REVERSED', null, 'charged_back'],
  ['SOMETHING_NEW', null, 'in_review'],
  ['completed', null, 'in_review'],
  ['constructor', null, 'in_review'],
])('%s, %s becomes %s', (status, reason, state) => {
  expect(captureState(status, reason)).toBe(state);
});
