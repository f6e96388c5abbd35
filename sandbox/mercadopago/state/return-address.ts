import type { Payment } from './payments.ts';
import type { Preference } from './preferences.ts';

/** Return address with the provider's parameters; most are the word null for a buyer who gives up. */
export function getReturnAddress(
  preference: Preference,
  payment: Payment | undefined,
): string | undefined {
  const { back_urls: ways = {}, external_reference: reference } = preference.body;
  const way = getReturnWay(payment);
  const back = ways[way];
  if (back === undefined || !URL.canParse(back)) return undefined;
  const url = new URL(back);
  const id = payment === undefined ? 'null' : String(payment.id);
  const status = payment?.status ?? 'null';
  const parameters = {
    collection_id: id,
    collection_status: status,
    payment_id: id,
    status,
    external_reference: reference ?? 'null',
    payment_type: payment?.method.type ?? 'null',
    merchant_order_id: payment === undefined ? 'null' : String(payment.orderId),
    preference_id: preference.id,
    site_id: 'MLA',
    processing_mode: 'aggregator',
    merchant_account_id: 'null',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.append(name, value);
  return url.href;
}

function getReturnWay(payment: Payment | undefined): 'success' | 'pending' | 'failure' {
  if (payment?.status === 'approved') return 'success';
  return payment?.status === 'pending' || payment?.status === 'in_process' ? 'pending' : 'failure';
}
