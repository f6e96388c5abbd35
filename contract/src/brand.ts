export const brand = { name: 'Forja' } as const;

export type Contacts = {
  whatsapp: string;
  instagram: string;
  supportEmail: string;
};

/** Defaults of an installation. Read only by the settings of the server and the web. */
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
