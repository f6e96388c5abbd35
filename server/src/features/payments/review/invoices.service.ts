import { wasApproved } from '@forja/domain/payments/payment-transition';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { isUniqueViolation } from '../../../database/is-unique-violation.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { PaymentsRepository } from '../storage/payments.repository.ts';

type Dependencies = { db: Database; payments: PaymentsRepository; now: () => Date };

export type Invoices = ReturnType<typeof createInvoices>;

export function createInvoices({ db, payments, now }: Dependencies) {
  return {
    async saveNumber(
      admin: Caller,
      id: string,
      { reason, invoiceNumber }: { reason: string; invoiceNumber: string },
    ): Promise<void> {
      const payment = await payments.find(id);
      if (!payment) throw new AppError('payment_not_found');
      if (payment.userId === admin.id) throw new AppError('own_payment');
      if (!wasApproved(payment)) throw new AppError('payment_not_invoiceable');
      const { userId, checkoutId } = payment;
      await inTransaction(db, async (tx) => {
        await payments.change(payment, { invoiceNumber: invoiceNumber.toUpperCase() }, tx);
        await payments.addEvent(
          {
            userId,
            at: now(),
            checkoutId,
            paymentId: id,
            source: 'admin',
            event: 'invoice_numbered',
            adminId: admin.id,
            reason,
          },
          tx,
        );
      }).catch((error: unknown) => {
        throw isUniqueViolation(error) ? new AppError('invoice_number_taken') : error;
      });
    },
  };
}
