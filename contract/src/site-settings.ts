import { type Contacts, defaults } from './brand.ts';
import { priceText } from './payments/price-text.ts';
import { describeSeller, describeSupport, type Seller } from './payments/seller.ts';

export type SiteSettings = Contacts & {
  priceArs: string;
  duration: string;
  seller: string;
  support: string;
  dataFiscalUrl: string;
};

/** Element of a document that holds the settings for the page's code. */
export const SETTINGS_ELEMENT = 'forja-settings';

export const SETTINGS_PLACEHOLDER = '@forja-settings@';

/** Placeholders that the server replaces; no setting can equal one. */
export const settingPlaceholders: SiteSettings = {
  whatsapp: '@forja-whatsapp@',
  instagram: '@forja-instagram@',
  supportEmail: '@forja-support-email@',
  priceArs: '@forja-price-ars@',
  duration: '@forja-duration@',
  seller: '@forja-seller@',
  support: '@forja-support@',
  dataFiscalUrl: '@forja-data-fiscal@',
};

type Prices = { months: number; arsCents: number };

export const describeSettings = (
  contacts: Contacts,
  prices: Prices,
  seller: Seller,
): SiteSettings => ({
  ...contacts,
  priceArs: priceText(prices.arsCents),
  seller: describeSeller(seller),
  support: describeSupport(seller, contacts),
  dataFiscalUrl: seller.dataFiscalUrl ?? '',
  duration: `${prices.months} ${prices.months === 1 ? 'mes' : 'meses'}`,
});

/** Settings of an unconfigured installation. */
export const defaultSettings = (): SiteSettings =>
  describeSettings(
    defaults.contacts,
    { months: defaults.membership.months, arsCents: defaults.membership.priceArsCents },
    {},
  );

/** Encoded into a document, for `decodeSettings`. */
export const encodeSettings = (settings: SiteSettings): string =>
  encodeURIComponent(JSON.stringify(settings));

export const decodeSettings = (content: string | undefined): SiteSettings | undefined =>
  content === undefined || content === SETTINGS_PLACEHOLDER
    ? undefined
    : // The server of this same release wrote it.
      (JSON.parse(decodeURIComponent(content)) as SiteSettings);
