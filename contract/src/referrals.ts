import { CREDIT_STATUSES } from '@forja/domain/referrals/credit-status';
import { z } from 'zod/mini';
import { instant } from './http/common.ts';
import { endpoint } from './http/endpoint.ts';
import { currency } from './payments/membership.ts';

const credits = z.array(z.object({ currency, amountMinor: z.int() }));

export const referralCredit = z.object({
  at: instant,
  amountMinor: z.int(),
  currency,
  status: z.enum(CREDIT_STATUSES),
  payableFrom: instant,
  reason: z.nullable(z.string()),
  reference: z.nullable(z.string()),
});

export const referralSummary = z.object({
  code: z.nullable(z.string()),
  percent: z.int().check(z.gte(0), z.lte(100)),
  opened: z.int(),
  registered: z.int(),
  /** Counts approved first payments that were not refunded. */
  paid: z.int(),
  credits,
  ledger: z.array(referralCredit),
  invitation: z.nullable(
    z.object({
      /** False when the code was typed instead. */
      opened: z.boolean(),
      registeredAt: instant,
      paid: z.boolean(),
      credits,
    }),
  ),
});
export type ReferralSummary = z.infer<typeof referralSummary>;

export const readReferrals = endpoint({
  method: 'GET',
  path: '/api/referrals',
  access: 'user',
  summary:
    'Returns the referral code with its opened links, registrations, payments and credit, and the credit that the person gave',
  response: referralSummary,
});

export const createReferralCode = endpoint({
  method: 'POST',
  path: '/api/referrals/code',
  access: 'user',
  summary: "Returns the person's referral code, created on first use",
  response: z.object({ code: z.string() }),
});
