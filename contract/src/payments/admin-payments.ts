import { z } from 'zod/mini';
import { successBody, idParams, instant, REQUIRED } from '../http/common.ts';
import { keepable } from '../http/keepable-text.ts';
import { endpoint } from '../http/endpoint.ts';
import { minorUnits, ownPayment, PAYMENT_STATES, processor } from './membership.ts';
import { WITHDRAWAL_STATES, withdrawal } from './withdrawal.ts';

const SMALL = 8 * 1024;
export const reason = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, REQUIRED),
    z.maxLength(500, 'Contalo en menos de 500 letras.'),
    keepable,
  );

const cursor = z.optional(z.string().check(z.maxLength(120)));

export const paymentToReview = z.object({
  id: z.uuid(),
  checkoutId: z.nullable(z.uuid()),
  username: z.nullable(z.string()),
  processor,
  /** Spelling of the provider; a mismatched payment may have any. */
  currency: z.string(),
  amountMinor: minorUnits,
  dueMinor: z.nullable(minorUnits),
  reference: z.string(),
  madeAt: instant,
  why: z.string(),
  isReceiptUsed: z.boolean(),
  sameReceipt: z.array(
    z.object({
      id: z.uuid(),
      username: z.nullable(z.string()),
      amountMinor: minorUnits,
      currency: z.string(),
      madeAt: instant,
      state: z.enum(PAYMENT_STATES),
    }),
  ),
  /** Transfers can be approved by hand; payments that failed a check can only be rejected. */
  canApprove: z.boolean(),
  canRefund: z.boolean(),
  /** Administrators cannot decide a payment of their own. */
  isOwn: z.boolean(),
  otherPayments: z.array(ownPayment),
});
export type PaymentToReview = z.infer<typeof paymentToReview>;

export const paymentDecision = z.object({
  /** Masked address of the administrator; null if the person or the provider ended it. */
  by: z.nullable(z.string()),
  at: instant,
  outcome: z.enum([...PAYMENT_STATES, 'reviewed', 'refund_asked']),
});
export type PaymentDecision = z.infer<typeof paymentDecision>;

export const listPaymentsToReview = endpoint({
  method: 'POST',
  path: '/api/admin/pending-payments/view',
  access: 'admin',
  summary:
    'Lists transfers to approve and mismatched payments, oldest first, for a reason that their people read',
  body: z.object({ reason, cursor }),
  maxBodyBytes: SMALL,
  response: z.object({ items: z.array(paymentToReview), next: z.nullable(z.string()) }),
});

export const approvePayment = endpoint({
  method: 'POST',
  path: '/api/admin/payments/:id/approve',
  access: 'admin',
  summary: 'Approves a transfer and grants its membership, once',
  params: idParams,
  body: z.object({ reason }),
  maxBodyBytes: SMALL,
  response: successBody,
  refusals: ['payment_not_found', 'payment_already_decided', 'own_payment', 'receipt_already_used'],
});

export const rejectPayment = endpoint({
  method: 'POST',
  path: '/api/admin/payments/:id/reject',
  access: 'admin',
  summary: 'Rejects a transfer that did not arrive or does not match',
  params: idParams,
  body: z.object({ reason }),
  maxBodyBytes: SMALL,
  response: successBody,
  refusals: ['payment_not_found', 'payment_already_decided', 'own_payment'],
});

export const refundPayment = endpoint({
  method: 'POST',
  path: '/api/admin/payments/:id/refund',
  access: 'admin',
  summary:
    'Refunds an approved payment in full through its provider, once, and ends its membership',
  params: idParams,
  body: z.object({ reason }),
  maxBodyBytes: SMALL,
  response: successBody,
  refusals: ['payment_not_found', 'payment_already_decided', 'own_payment', 'refund_not_confirmed'],
});

export const refundPaymentPart = endpoint({
  method: 'POST',
  path: '/api/admin/payments/:id/partial-refund',
  access: 'admin',
  summary:
    'Refunds part of an approved payment through its provider; the membership stays unless it is ended too',
  params: idParams,
  body: z.object({
    reason,
    amountMinor: z
      .int('Escribí el importe a devolver.')
      .check(
        z.gte(1, 'Escribí un importe mayor que cero.'),
        z.lte(1e12, 'Ese importe es demasiado grande.'),
      ),
    /** Refunded total that the administrator saw; a newer partial refund blocks this one. */
    seenRefundedMinor: z.optional(minorUnits),
    endsMembership: z._default(z.boolean(), false),
  }),
  maxBodyBytes: SMALL,
  response: successBody,
  refusals: [
    'payment_not_found',
    'payment_already_decided',
    'own_payment',
    'refund_too_large',
    'refund_not_confirmed',
  ],
});

export const invoiceNumber = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, REQUIRED),
    z.maxLength(40, 'Escribilo en hasta 40 letras y números.'),
    z.regex(
      /^[\p{L}\d][\p{L}\d ./-]*$/u,
      'Usá letras, números, espacios, puntos, barras y guiones.',
    ),
  );

export const saveInvoiceNumber = endpoint({
  method: 'POST',
  path: '/api/admin/payments/:id/invoice',
  access: 'admin',
  summary:
    'Stores the invoice number of a payment, which its person reads; a later one replaces it',
  params: idParams,
  body: z.object({ reason, invoiceNumber }),
  maxBodyBytes: SMALL,
  response: successBody,
  refusals: ['payment_not_found', 'own_payment', 'payment_not_invoiceable', 'invoice_number_taken'],
});

export const endPayment = endpoint({
  method: 'POST',
  path: '/api/admin/payments/:id/end',
  access: 'admin',
  summary: 'Ends the membership of a transfer or coupon; any money is sent back by hand',
  params: idParams,
  body: z.object({ reason }),
  maxBodyBytes: SMALL,
  response: successBody,
  refusals: ['payment_not_found', 'payment_already_decided', 'own_payment'],
});

export const foundPayment = z.object({
  id: z.uuid(),
  checkoutId: z.nullable(z.uuid()),
  username: z.nullable(z.string()),
  processor,
  currency: z.string(),
  amountMinor: minorUnits,
  refundedMinor: minorUnits,
  state: z.enum(PAYMENT_STATES),
  reference: z.string(),
  invoiceNumber: z.nullable(z.string()),
  madeAt: instant,
  approvedAt: z.nullable(instant),
  canRefund: z.boolean(),
  canEnd: z.boolean(),
  isOwn: z.boolean(),
});
export type FoundPayment = z.infer<typeof foundPayment>;

export const findPayments = endpoint({
  method: 'POST',
  path: '/api/admin/payments/search',
  access: 'admin',
  summary:
    'Finds payments by exact e-mail, payment or purchase number, receipt or provider id, newest first',
  body: z.object({
    reason,
    query: z
      .string()
      .check(
        z.trim(),
        z.minLength(4, 'Escribí el correo o el número completos.'),
        z.maxLength(4096),
      ),
    cursor,
  }),
  maxBodyBytes: SMALL,
  response: z.object({ items: z.array(foundPayment), next: z.nullable(z.string()) }),
});

export const listWithdrawals = endpoint({
  method: 'POST',
  path: '/api/admin/withdrawals/view',
  access: 'admin',
  summary: 'Lists regret and cancellation requests, most urgent first',
  body: z.object({ reason, cursor }),
  maxBodyBytes: SMALL,
  response: z.object({
    items: z.array(
      z.extend(withdrawal, {
        id: z.uuid(),
        email: z.string(),
        detail: z.nullable(z.string()),
        hasAccount: z.boolean(),
        paymentId: z.nullable(z.uuid()),
      }),
    ),
    next: z.nullable(z.string()),
  }),
});

export const answerWithdrawal = endpoint({
  method: 'POST',
  path: '/api/admin/withdrawals/:id/answer',
  access: 'admin',
  summary: 'Updates the state of a request with an answer for the person',
  params: idParams,
  body: z.object({
    state: z.enum(WITHDRAWAL_STATES),
    answer: reason,
    /** Time of the answer that the administrator saw; a newer answer is not overwritten. */
    seenAnswerAt: z._default(z.nullable(instant), null),
  }),
  maxBodyBytes: SMALL,
  response: successBody,
  refusals: ['withdrawal_not_found', 'withdrawal_already_answered'],
});
