import { z } from 'zod/mini';
import { idParams, instant } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';
import { currency, minorUnits, processor } from './membership.ts';

const SMALL = 8 * 1024;

/** Signed receipt: states the payment when issued, and no later change. */
export const receiptPayload = z.object({
  version: z.literal(1),
  paymentId: z.uuid(),
  checkoutId: z.nullable(z.uuid()),
  seller: z.string(),
  /** Masked, because receipts are shown to others. */
  payer: z.string(),
  processor,
  currency,
  amountMinor: minorUnits,
  refundedMinor: minorUnits,
  months: z.int().check(z.gte(1)),
  approvedAt: instant,
  period: z.nullable(z.object({ startsAt: instant, endsAt: instant })),
  issuedAt: instant,
});
export type ReceiptPayload = z.infer<typeof receiptPayload>;

export const readReceipt = endpoint({
  method: 'GET',
  path: '/api/payments/:id/receipt',
  access: 'user',
  summary: "Returns the signed receipt of one of the person's own payments",
  params: idParams,
  response: z.object({
    /** `FR1.`, JSON payload and Ed25519 signature, each in base64url, joined by a dot. */
    receipt: z.string(),
    publicKey: z.string(),
  }),
  refusals: ['payment_not_found'],
});

export const readReceiptKey = endpoint({
  method: 'GET',
  path: '/api/receipt-key',
  access: 'public',
  summary: 'Returns the public key that verifies receipts, also offline',
  response: z.object({ publicKey: z.string() }),
});

export const checkReceipt = endpoint({
  method: 'POST',
  path: '/api/receipts/check',
  access: 'public',
  summary: 'Verifies a receipt and whether its payment was refunded, and reveals nothing else',
  body: z.object({
    receipt: z
      .string()
      .check(
        z.minLength(1, 'Pegá el código del recibo.'),
        z.maxLength(4096, 'Eso es más largo que un recibo.'),
      ),
  }),
  maxBodyBytes: SMALL,
  response: z.object({
    isAuthentic: z.boolean(),
    state: z.nullable(z.enum(['valid', 'refunded'])),
  }),
  refusals: ['too_many_tries'],
});
