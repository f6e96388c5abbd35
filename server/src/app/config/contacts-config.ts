import { type Contacts, defaults } from '@forja/contract/brand';
import { z } from 'zod';

const { contacts } = defaults;

// Values are inserted into documents unescaped: no character may have meaning in HTML, JSON or a
// URL.
export const contactsEnvironment = z.object({
  WHATSAPP_NUMBER: z
    .string()
    .regex(
      /^[1-9]\d{7,14}$/,
      'must be the digits of a number with the code of its country, such as 5491100000000',
    )
    .default(contacts.whatsapp)
    .describe('The number that people write to.'),
  INSTAGRAM_URL: z
    .string()
    .regex(
      /^https:\/\/www\.instagram\.com\/[\w.]{1,30}$/,
      'must be the address of a profile, such as https://www.instagram.com/forja.app',
    )
    .default(contacts.instagram)
    .describe('The profile that people see.'),
  SUPPORT_EMAIL: z
    .string()
    .max(120, 'must be an email address')
    .regex(/^[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i, 'must be an email address')
    .default(contacts.supportEmail)
    .describe('The address that people write to.'),
});

export const contactsConfig = (env: z.infer<typeof contactsEnvironment>): Contacts => ({
  whatsapp: env.WHATSAPP_NUMBER,
  instagram: env.INSTAGRAM_URL,
  supportEmail: env.SUPPORT_EMAIL,
});
