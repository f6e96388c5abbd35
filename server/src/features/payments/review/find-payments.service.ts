import type { FoundPayment } from '@forja/contract/admin-payments';
import { z } from 'zod';
import type { PaymentProvider } from '../../../gateways/payments/payment-provider.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Audit } from '../../identity/audit.service.ts';
import { paymentCursor } from './payment-cursor.ts';
import type { PaymentsRepository } from '../ledger/payments.repository.ts';
import { normalReceipt, referenceOf } from '../history/receipt-reference.ts';
import type { Receipts } from '../history/receipts.service.ts';
import { canEnd, canRefund } from './refunds.service.ts';

const PAGE = 50;
const NOWHERE = { browser: null, system: null };
const uuid = z.uuid();

type Dependencies = {
  payments: PaymentsRepository;
  receipts: Pick<Receipts, 'read'>;
  providers: readonly PaymentProvider[];
  audit: Audit;
};

export type FindPayments = ReturnType<typeof createFindPayments>;

/** For an administrator who was told of one payment. Only whole names find anything: it is no list of people. */
export function createFindPayments({ payments, receipts, providers, audit }: Dependencies) {
  /** What was typed, as each thing that it may be. */
  function namesIn(query: string) {
    const id = receipts.read(query)?.paymentId ?? uuid.safeParse(query.toLowerCase()).data;
    return {
      id,
      username: query.normalize('NFKC').toLowerCase(),
      providerPaymentId: query,
      receipt: normalReceipt(query),
    };
  }

  return {
    async find(
      admin: Caller,
      { query, cursor }: { query: string; cursor?: string | undefined },
    ): Promise<{ items: FoundPayment[]; next: string | null }> {
      const after = cursor === undefined ? undefined : paymentCursor.read(cursor);
      const found = await payments.search(namesIn(query), { limit: PAGE + 1, after });
      const page = found.slice(0, PAGE);
      const people = new Set(page.flatMap(({ payment, username }) => (username === null ? [] : [payment.userId])));
      // who looked at whose payments is written, and its owner reads it
      for (const userId of people)
        if (userId !== admin.id)
          await audit.record({ userId, event: 'data_viewed_by_admin', device: NOWHERE, adminId: admin.id });
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
          reference: referenceOf(payment),
          madeAt: payment.createdAt,
          approvedAt: payment.approvedAt,
          canRefund: canRefund(payment, providers) && payment.userId !== admin.id,
          canEnd: canEnd(payment) && payment.userId !== admin.id,
          isOwn: payment.userId === admin.id,
        })),
        next: last && found.length > PAGE ? paymentCursor.written({ createdAt: last.createdAt, id: last.id }) : null,
      };
    },
  };
}
