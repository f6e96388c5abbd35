import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { formatDate } from './mercadopago-date.ts';
import type { Seller } from './test-sellers.ts';

type Item = {
  id?: string;
  title: string;
  description?: string;
  quantity: number;
  currency_id: string;
  unit_price: number;
};
type BackUrls = { success?: string; pending?: string; failure?: string };
/** Request body of a shop; unknown fields are returned unchanged. */
export type PreferenceBody = {
  items?: Item[];
  back_urls?: BackUrls;
  auto_return?: string;
  external_reference?: string;
  payer?: { email?: string; name?: string; surname?: string };
  notification_url?: string;
  expires?: boolean;
  expiration_date_from?: string;
  expiration_date_to?: string;
  date_of_expiration?: string;
};
export type Preference = {
  id: string;
  seller: Seller;
  body: PreferenceBody & { items: Item[] };
  createdAt: Date;
};

export type Refusal = { message: string; error: string };

const isItem = (item: Item): boolean =>
  typeof item?.title === 'string' &&
  Number.isInteger(item.quantity) &&
  item.quantity > 0 &&
  typeof item.unit_price === 'number' &&
  item.unit_price > 0 &&
  /^[A-Z]{3}$/.test(item.currency_id ?? '');

export function findRefusal(
  body: PreferenceBody,
  { strictAddresses }: { strictAddresses: boolean },
): Refusal | undefined {
  if (!Array.isArray(body.items) || body.items.length === 0)
    return { message: 'items needed', error: 'invalid_items' };
  if (!body.items.every(isItem)) return { message: 'unit_price invalid', error: 'invalid_items' };
  // the provider only recommends it, to approve more payments; our shop always sends it
  if (!/^[^\s@]+@[^\s@]+$/.test(body.payer?.email ?? ''))
    return { message: 'payer.email invalid', error: 'invalid_payer' };
  if (body.auto_return !== undefined && !isReturnable(body.back_urls?.success, strictAddresses))
    return {
      message: 'auto_return invalid. back_url.success must be defined',
      error: 'invalid_auto_return',
    };
  if (body.notification_url !== undefined && !URL.canParse(body.notification_url))
    return {
      message: 'notification_url attribute must be url valid',
      error: 'invalid_notification_url',
    };
  return undefined;
}

function isReturnable(address: string | undefined, strict: boolean): boolean {
  if (address === undefined || !URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return !strict || (protocol === 'https:' && hostname !== 'localhost' && isIP(hostname) === 0);
}

export function createPreference(seller: Seller, body: PreferenceBody, now: Date): Preference {
  return {
    id: `${seller.collectorId}-${randomUUID()}`,
    seller,
    body: body as Preference['body'],
    createdAt: now,
  };
}

export function preferenceJson({ id, seller, body, createdAt }: Preference, base: string) {
  const page = `${base}/checkout/v1/redirect?pref_id=${encodeURIComponent(id)}`;
  return {
    ...body,
    id,
    init_point: page,
    sandbox_init_point: page,
    client_id: '1111111111111111',
    collector_id: seller.collectorId,
    date_created: formatDate(createdAt),
    last_updated: null,
    operation_type: 'regular_payment',
    marketplace: 'NONE',
    marketplace_fee: 0,
    site_id: 'MLA',
    shipments: {},
    processing_modes: [],
    redirect_urls: {},
    total_amount: null,
  };
}

/** Bare return addresses leave the real provider without a payment page. */
export const hasPage = (
  { body }: Preference,
  { strictAddresses }: { strictAddresses: boolean },
): boolean =>
  !strictAddresses ||
  Object.values(body.back_urls ?? {}).every(
    (address) => URL.canParse(address) && isIP(new URL(address).hostname) === 0,
  );

export const getAmount = ({ body }: Preference): number =>
  body.items.reduce((sum, item) => sum + item.quantity * item.unit_price, 0);

export const getCurrency = ({ body }: Preference): string => body.items[0]?.currency_id ?? 'ARS';

/** Undefined when the preference can be paid now. */
export function findClosedReason(
  { body }: Preference,
  now: Date,
): 'expired' | 'not_yet' | undefined {
  if (body.expires !== true) return undefined;
  if (body.expiration_date_to !== undefined && now >= new Date(body.expiration_date_to))
    return 'expired';
  if (body.expiration_date_from !== undefined && now < new Date(body.expiration_date_from))
    return 'not_yet';
  return undefined;
}
