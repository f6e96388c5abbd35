import { written } from './mercadopago-date.ts';
import { type Payment, refundedOf } from './payments.ts';
import { amountOf, type Preference } from './preferences.ts';

export type MerchantOrder = { id: number; preference: Preference; createdAt: Date };

export function orderJson({ id, preference, createdAt }: MerchantOrder, payments: Payment[]) {
  const paid = payments.filter(({ approvedAt }) => approvedAt !== null);
  const paidAmount = paid.reduce((sum, { amount }) => sum + amount, 0);
  const isPaid = paidAmount >= amountOf(preference);
  return {
    id,
    status: isPaid ? 'closed' : 'opened',
    order_status: isPaid ? 'paid' : 'payment_required',
    external_reference: preference.body.external_reference ?? null,
    preference_id: preference.id,
    collector: { id: preference.seller.collectorId, nickname: 'VENDEDOR' },
    site_id: 'MLA',
    total_amount: amountOf(preference),
    paid_amount: paidAmount,
    refunded_amount: paid.reduce((sum, payment) => sum + refundedOf(payment), 0),
    date_created: written(createdAt),
    cancelled: false,
    payments: payments.map(({ id: paymentId, status, statusDetail, amount, currency, approvedAt }) => ({
      id: paymentId,
      status,
      status_detail: statusDetail,
      transaction_amount: amount,
      currency_id: currency,
      date_approved: approvedAt === null ? null : written(approvedAt),
    })),
  };
}
