import { z } from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { browserKey, knownPassword, linkToken } from './identity-fields.ts';
import { user } from './identity.ts';

export const registrationCompletion = z.object({
  token: linkToken,
  /** Same browser as the form: confirms in a single tap. */
  browserKey: z.optional(browserKey),
  /** Password of the form, required in other browsers. */
  password: z.optional(knownPassword),
});

export const pendingAddress = z.object({ username: z.string() });

export const completeRegistration = endpoint({
  method: 'POST',
  path: '/api/register/complete',
  access: 'public',
  summary:
    'Completes a registration from the link in the mail and signs in; needs the browser key of the form or its password',
  body: registrationCompletion,
  maxBodyBytes: 8 * 1024,
  response: z.object({
    user,
    next: z.nullable(z.string()),
  }),
  refusals: [
    'link_expired',
    'credentials_unproved',
    'wrong_password',
    'account_exists',
    'too_many_tries',
  ],
});
