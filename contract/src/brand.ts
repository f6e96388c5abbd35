/** The one place that spells out the product's name, contacts and prices. */
export const brand = { name: 'Forja' } as const;

/** Whom a person writes to. */
export type Contacts = {
  /** With the code of its country, digits alone. */
  whatsapp: string;
  instagram: string;
  supportEmail: string;
};

/** What an installation has when its environment says nothing. Only the settings of the server and of the web read it. */
export const defaults: {
  contacts: Contacts;
  membership: { months: number; priceArsCents: number; priceUsdCents: number };
} = {
  contacts: {
    whatsapp: '5491100000000',
    instagram: 'https://www.instagram.com/forja.app',
    supportEmail: 'hola@forja.app',
  },
  membership: { months: 3, priceArsCents: 1_000_000, priceUsdCents: 1_000 },
};
