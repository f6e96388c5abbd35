import { z } from 'zod/mini';
import { idParams, instant } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';
import { currency, minorUnits, processor } from './membership.ts';

const SMALL = 8 * 1024;

/** What the server signs of a payment. It proves what was known when it was made, and nothing that came later. */
export const receiptPayload = z.object({
  version: z.literal(1),
  /** The number of the receipt. */
  paymentId: z.uuid(),
  /** The number of the purchase. */
  checkoutId: z.nullable(z.uuid()),
  seller: z.string(),
  /** The address of who paid, masked: a receipt is shown to others. */
  payer: z.string(),
  processor,
  currency,
  amountMinor: minorUnits,
  /** What had gone back when it was made. */
  refundedMinor: minorUnits,
  months: z.int().check(z.gte(1)),
  approvedAt: instant,
  /** What it bought; null when it bought nothing. */
  period: z.nullable(z.object({ startsAt: instant, endsAt: instant })),
  issuedAt: instant,
});
export type ReceiptPayload = z.infer<typeof receiptPayload>;

export const readReceipt = endpoint({
  method: 'GET',
  path: '/api/payments/:id/receipt',
  access: 'user',
  summary: "The signed receipt of one of the person's payments",
  params: idParams,
  response: z.object({
    /** `FR1.`, the payload as JSON and its Ed25519 signature, each in base64url, with a dot between them. */
    receipt: z.string(),
    /** The 32 bytes of the Ed25519 key, in base64url: the same for every server of this installation. */
    publicKey: z.string(),
  }),
  refusals: ['payment_not_found'],
});

export const readReceiptKey = endpoint({
  method: 'GET',
  path: '/api/receipt-key',
  access: 'public',
  summary: 'The key with which anybody checks a receipt, also without signal later',
  response: z.object({ publicKey: z.string() }),
});

export const checkReceipt = endpoint({
  method: 'POST',
  path: '/api/receipts/check',
  access: 'public',
  summary: 'Whether a receipt is ours, and whether its payment went back since; says nothing else',
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
    /** Null of one that is not ours. */
    state: z.nullable(z.enum(['valid', 'refunded'])),
  }),
  refusals: ['too_many_tries'],
});
