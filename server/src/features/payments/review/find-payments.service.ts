import { normalizeEmail } from '@forja/contract/identity/email-address';
import type { FoundPayment } from '@forja/contract/payments/admin-payments';
import { z } from 'zod';
import type { PaymentProvider } from '../../../gateways/payments/payment-provider.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Audit } from '../../identity/audit/audit.service.ts';
import { paymentCursor } from '../storage/payment-cursor.ts';
import type { PaymentsRepository } from '../storage/payments.repository.ts';
import { normalizeReceipt, paymentReference } from '../history/receipt-reference.ts';
import type { Receipts } from '../history/receipts.service.ts';
import { canEndPayment, canRefundPayment } from './refunds.service.ts';

const PAGE = 50;
const uuid = z.uuid();

type Dependencies = {
  payments: PaymentsRepository;
  receipts: Pick<Receipts, 'verifyReceipt'>;
  providers: readonly PaymentProvider[];
  audit: Audit;
};

export type FindPayments = ReturnType<typeof createFindPayments>;

/** Exact identifiers only, so that users cannot be browsed. */
export function createFindPayments({ payments, receipts, providers, audit }: Dependencies) {
  function parseQuery(query: string) {
    const id = receipts.verifyReceipt(query)?.paymentId ?? uuid.safeParse(query.toLowerCase()).data;
    return {
      id,
      username: normalizeEmail(query),
      providerPaymentId: query,
      receipt: normalizeReceipt(query),
    };
  }

  return {
    async findPayments(
      admin: Caller,
      { query, reason, cursor }: { query: string; reason: string; cursor?: string | undefined },
    ): Promise<{ items: FoundPayment[]; next: string | null }> {
      const after = cursor === undefined ? undefined : paymentCursor.decode(cursor);
      const rows = await payments.search(parseQuery(query), { limit: PAGE + 1, after });
      const page = rows.slice(0, PAGE);
      await audit.recordRead({
        adminId: admin.id,
        reason,
        source: 'found_payments',
        userIds: page.flatMap(({ payment, username }) =>
          username === null ? [] : [payment.userId],
        ),
      });
      const last = page.at(-1)?.payment;
      return {
        items: page.map(({ payment, username }) => ({
          id: payment.id,
          checkoutId: payment.checkoutId,
          username,
          processor: payment.provider,
          currency: payment.currency,
          amountMinor: payment.amountMinor,
          refundedMinor: payment.refundedMinor,
          state: payment.state,
          reference: paymentReference(payment),
          invoiceNumber: payment.invoiceNumber,
          madeAt: payment.createdAt,
          approvedAt: payment.approvedAt,
          canRefund: canRefundPayment(payment, providers) && payment.userId !== admin.id,
          canEnd: canEndPayment(payment) && payment.userId !== admin.id,
          isOwn: payment.userId === admin.id,
        })),
        next:
          last && rows.length > PAGE
            ? paymentCursor.encode({ createdAt: last.createdAt, id: last.id })
            : null,
      };
    },
  };
}
