import { type Contacts, defaults } from './brand.ts';
import { priceText } from './payments/price-text.ts';
import { describeSeller, describeSupport, type Seller } from './payments/seller.ts';

/** What the pages say of this installation: texts as a person reads them. */
export type SiteSettings = Contacts & {
  /** 10.000 */
  priceArs: string;
  /** 3 meses */
  duration: string;
  /** The seller in one line; empty where nothing is set. */
  seller: string;
  /** Support hours and channels; empty where they are not set. */
  support: string;
  /** The page of the tax authority about the seller; empty where it is not set. */
  dataFiscalUrl: string;
};

/** The name of the element of a document that has the settings for the code of the page. */
export const SETTINGS_ELEMENT = 'forja-settings';

/** Written in the documents of the build as the content of that element. */
export const SETTINGS_PLACEHOLDER = '@forja-settings@';

/** Written in the documents of the build for what only the server knows. No setting can be one of them. */
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

/** Settings of an installation where nothing is set. */
export const defaultSettings = (): SiteSettings =>
  describeSettings(
    defaults.contacts,
    { months: defaults.membership.months, arsCents: defaults.membership.priceArsCents },
    {},
  );

/** As the server writes them in a document, for `decodeSettings`. */
export const encodeSettings = (settings: SiteSettings): string =>
  encodeURIComponent(JSON.stringify(settings));

/** Settings in a document; empty in one that no server has filled. */
export const decodeSettings = (content: string | undefined): SiteSettings | undefined =>
  content === undefined || content === SETTINGS_PLACEHOLDER
    ? undefined
    : // The server of this same release wrote it.
      (JSON.parse(decodeURIComponent(content)) as SiteSettings);
