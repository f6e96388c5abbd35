import {
  PAYMENT_STATES,
  type PaymentState,
  PROCESSORS,
  type Processor,
} from '@forja/domain/payments/payment-state';
import { z } from 'zod/mini';
import { successBody, idParams, instant } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';

export { PROCESSORS, type Processor };
export const processor = z.enum(PROCESSORS, 'Elegí un medio de pago de la lista.');

export const CURRENCIES = ['ARS', 'USD'] as const;
export const currency = z.enum(CURRENCIES);
export type Currency = (typeof CURRENCIES)[number];

/** Whole cents; money is never a fraction. */
export const minorUnits = z.int().check(z.gte(0));

export const checkMembership = endpoint({
  method: 'GET',
  path: '/api/check-membership',
  access: 'user',
  summary: 'Returns whether the person has a membership, and its end',
  response: z.object({
    hasMembership: z.boolean(),
    /** End of the paid time, renewals included. Null if there never was any. */
    endsAt: z.nullable(instant),
  }),
});

export { PAYMENT_STATES, type PaymentState };

export const ownPayment = z.object({
  id: z.uuid(),
  processor,
  state: z.enum(PAYMENT_STATES),
  currency,
  amountMinor: minorUnits,
  refundedMinor: minorUnits,
  invoiceNumber: z.nullable(z.string()),
  months: z.int().check(z.gte(1)),
  madeAt: instant,
  approvedAt: z.nullable(instant),
  hasWaited: z.optional(z.boolean()),
  period: z.nullable(z.object({ startsAt: instant, endsAt: instant })),
  /** Deadline of the regret; null if not available. */
  regretUntil: z.nullable(instant),
  isDuplicate: z.boolean(),
  /**
   * duplicate: the owner chooses · in_review: an administrator decides · returning: being refunded
   * · null: nothing open.
   */
  review: z.nullable(z.enum(['duplicate', 'in_review', 'returning'])),
  canKeep: z.boolean(),
});
export type OwnPayment = z.infer<typeof ownPayment>;

export const readMembership = endpoint({
  method: 'GET',
  path: '/api/membership',
  access: 'user',
  summary: 'Returns the membership with its payments, newest first',
  response: z.object({
    hasMembership: z.boolean(),
    endsAt: z.nullable(instant),
    payments: z.array(ownPayment),
    isRegretReviewed: z.boolean(),
  }),
});

export const keepDuplicate = endpoint({
  method: 'POST',
  path: '/api/payments/:id/keep',
  access: 'user',
  summary: 'Keeps the duplicate payment of a purchase as a renewal, once',
  params: idParams,
  response: successBody,
  refusals: ['payment_not_found', 'payment_already_decided'],
});

export const returnDuplicate = endpoint({
  method: 'POST',
  path: '/api/payments/:id/return',
  access: 'user',
  summary:
    'Requests the refund of a duplicate payment; an administrator confirms it and its provider refunds it',
  params: idParams,
  response: successBody,
  refusals: ['payment_not_found', 'payment_already_decided'],
});
