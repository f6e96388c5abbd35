import { CREDIT_STATUSES } from '@forja/domain/referrals/credit-status';
import { z } from 'zod/mini';
import { instant } from './http/common.ts';
import { endpoint } from './http/endpoint.ts';
import { currency } from './payments/membership.ts';

const credits = z.array(z.object({ currency, amountMinor: z.int() }));

/** A credit as its owner reads it. */
export const referralCredit = z.object({
  at: instant,
  amountMinor: z.int(),
  currency,
  status: z.enum(CREDIT_STATUSES),
  payableFrom: instant,
  /** Note of the administrator who decided. */
  reason: z.nullable(z.string()),
  /** Of what was paid. */
  reference: z.nullable(z.string()),
});

/** What the link of a person brought. Figures, and nothing of who the others are. */
export const referralSummary = z.object({
  /** The last part of the link; null while the person has asked for none. */
  code: z.nullable(z.string()),
  /** Of the first payment of each person, to the credit of the owner of the link. */
  percent: z.int().check(z.gte(0), z.lte(100)),
  /** Browsers that opened the link. */
  opened: z.int(),
  /** Accounts that were created with it. */
  registered: z.int(),
  /** Of them, those whose first payment is approved and was not given back. */
  paid: z.int(),
  /** By currency; empty while there is none. */
  credits,
  /** Credit by credit, newest first: what becomes of each and from when it can be approved. */
  ledger: z.array(referralCredit),
  /** The same ledger from its other end: what the account itself gave to whoever brought it. Null when nobody did. */
  invitation: z.nullable(
    z.object({
      /** The link was opened in the browser of the registration; a code can be typed too. */
      opened: z.boolean(),
      registeredAt: instant,
      /** Its first payment is approved and was not given back. */
      paid: z.boolean(),
      /** What it is to the credit of the other one. */
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
    'The code of the person and what it brought, and what the person gave to who brought them: opened, registered, paid, credit',
  response: referralSummary,
});

export const createReferralCode = endpoint({
  method: 'POST',
  path: '/api/referrals/code',
  access: 'user',
  summary: 'The code of the person, made the first time',
  response: z.object({ code: z.string() }),
});
