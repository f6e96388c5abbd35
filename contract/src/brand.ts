/** The one place that spells out the product's name, contacts and prices. The server may override it by environment. */
export type Brand = {
  name: string;
  whatsapp: string;
  instagram: string;
  supportEmail: string;
  membership: { months: number; priceArsCents: number; priceUsdCents: number };
};

export const brand: Brand = {
  name: 'Forja',
  whatsapp: '5491100000000',
  instagram: 'https://www.instagram.com/forja.app',
  supportEmail: 'hola@forja.app',
  membership: { months: 3, priceArsCents: 1_000_000, priceUsdCents: 1_000 },
};
