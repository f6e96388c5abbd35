import { formatDate, formatOptionalDate } from './mercadopago-date.ts';
import { type Payment, getRefundedAmount } from './payments.ts';
import { getAmount, type Preference } from './preferences.ts';

export type MerchantOrder = { id: number; preference: Preference; createdAt: Date };

export function orderJson({ id, preference, createdAt }: MerchantOrder, payments: Payment[]) {
  const paidPayments = payments.filter(({ approvedAt }) => approvedAt !== null);
  const paidAmount = paidPayments.reduce((sum, { amount }) => sum + amount, 0);
  const isPaid = paidAmount >= getAmount(preference);
  return {
    id,
    status: isPaid ? 'closed' : 'opened',
    order_status: isPaid ? 'paid' : 'payment_required',
    external_reference: preference.body.external_reference ?? null,
    preference_id: preference.id,
    collector: { id: preference.seller.collectorId, nickname: 'VENDEDOR' },
    site_id: 'MLA',
    total_amount: getAmount(preference),
    paid_amount: paidAmount,
    refunded_amount: paidPayments.reduce((sum, payment) => sum + getRefundedAmount(payment), 0),
    date_created: formatDate(createdAt),
    cancelled: false,
    payments: payments.map((payment) => ({
      id: payment.id,
      status: payment.status,
      status_detail: payment.statusDetail,
      transaction_amount: payment.amount,
      total_paid_amount: payment.amount,
      shipping_cost: 0,
      currency_id: payment.currency,
      date_approved: formatOptionalDate(payment.approvedAt),
      date_created: formatDate(payment.createdAt),
      last_modified: formatDate(payment.updatedAt),
      amount_refunded: getRefundedAmount(payment),
    })),
  };
}
