import type { PaymentProvider, PaymentSnapshot } from '../payment-provider.ts';
import { ProviderError } from '../provider-error.ts';
import { decimalText } from '../wire/minor-units.ts';
import type { Calls } from './api/paypal-calls.ts';
import { ID, type Reader } from './paypal-reader.ts';

export const PAYPAL_CURRENCY = 'USD';

/** A repeated key refunds once. */
export async function refundCapture(
  { providerPaymentId, amountMinor, key }: Parameters<PaymentProvider['refund']>[0],
  { calls, reader }: { calls: Calls; reader: Reader },
): Promise<PaymentSnapshot> {
  if (!ID.test(providerPaymentId))
    throw new ProviderError('paypal', 'refused', { issue: 'invalid_id' });
  try {
    await calls.change(`/v2/payments/captures/${providerPaymentId}/refund`, {
      body:
        amountMinor === null
          ? {}
          : { amount: { currency_code: PAYPAL_CURRENCY, value: decimalText(amountMinor) } },
      requestId: `pp-refund:${key}`,
    });
  } catch (error) {
    // the response was lost, or it was already refunded: the state of the payment decides
    const payment = await reader.payment(providerPaymentId).catch(() => undefined);
    if (payment?.state === 'refunded') return payment;
    throw error;
  }
  const payment = await reader.payment(providerPaymentId);
  if (payment === undefined) throw new ProviderError('paypal', 'unreadable');
  return payment;
}
