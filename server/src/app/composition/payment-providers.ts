import { createMercadoPago } from '../../gateways/payments/mercadopago/create-mercadopago.ts';
import type { PaymentProvider } from '../../gateways/payments/payment-provider.ts';
import { createPayPal } from '../../gateways/payments/paypal/create-paypal.ts';
import type { Config } from '../config/config.ts';

export function createPaymentProviders(
  { payments, isProduction }: Pick<Config, 'payments' | 'isProduction'>,
  now: () => Date,
): PaymentProvider[] {
  const common = { mayBeLocal: !isProduction, now };
  return [
    ...(payments.mercadoPago ? [createMercadoPago({ ...payments.mercadoPago, ...common })] : []),
    ...(payments.payPal ? [createPayPal({ ...payments.payPal, ...common })] : []),
  ];
}
