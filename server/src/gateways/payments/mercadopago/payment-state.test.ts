import { expect, test } from 'vitest';
import { paymentState } from './payment-state.ts';

const paid = { status_detail: null, captured: true, date_approved: new Date() };

test.each([
  ['approved', 'accredited', 'approved'],
  ['approved', 'partially_refunded', 'approved'],
  ['authorized', 'pending_capture', 'pending'],
  ['in_process', 'offline_process', 'in_review'],
  ['in_process', 'pending_contingency', 'in_review'],
  ['in_process', 'pending_review_manual', 'in_review'],
  ['in_process', 'deferred_retry', 'in_review'],
  ['in_mediation', null, 'in_review'],
  ['pending', 'pending_waiting_payment', 'pending'],
  ['pending', 'pending_waiting_transfer', 'pending'],
  ['pending', 'pending_challenge', 'pending'],
  ['rejected', 'cc_rejected_high_risk', 'rejected'],
  ['rejected', 'bank_error', 'rejected'],
  ['cancelled', 'expired', 'cancelled'],
  ['cancelled', 'by_collector', 'cancelled'],
  ['cancelled', 'by_payer', 'cancelled'],
  ['refunded', 'refunded', 'refunded'],
  ['refunded', 'by_admin', 'refunded'],
  ['charged_back', 'in_process', 'charged_back'],
  ['charged_back', 'settled', 'charged_back'],
  ['charged_back', 'reimbursed', 'approved'],
  ['something_new', null, 'in_review'],
  ['Approved', 'accredited', 'in_review'],
  ['__proto__', null, 'in_review'],
])('%s, %s becomes %s', (status, status_detail, state) => {
  expect(paymentState({ ...paid, status, status_detail })).toBe(state);
});

test('an approved payment without capture or date is not paid', () => {
  expect(paymentState({ ...paid, status: 'approved', captured: false })).toBe('pending');
  expect(paymentState({ ...paid, status: 'approved', captured: undefined })).toBe('pending');
  expect(paymentState({ ...paid, status: 'approved', date_approved: null })).toBe('in_review');
});
