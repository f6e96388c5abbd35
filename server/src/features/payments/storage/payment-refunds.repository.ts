import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/in-transaction.ts';
import type { Payment } from './payments.table.ts';
import { paymentRefundsTable as refunds } from './payment-refunds.table.ts';
import { refundedTotalMinor } from './refunded-total.ts';

/** Adds the difference to the stored lines, so that they always sum to the refunded total. */
export async function addRefundLine(payment: Payment, at: Date, tx: Transaction): Promise<void> {
  const [listed] = await tx
    .select({ totalMinor: sql<number>`coalesce(sum(${refunds.amountMinor}), 0)::float8` })
    .from(refunds)
    .where(eq(refunds.paymentId, payment.id));
  const amountMinor = refundedTotalMinor(payment) - (listed?.totalMinor ?? 0);
  if (amountMinor === 0) return;
  const { userId, id: paymentId, currency } = payment;
  await tx
    .insert(refunds)
    .values({ userId, id: randomUUID(), paymentId, at, amountMinor, currency });
}
