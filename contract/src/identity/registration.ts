import { z } from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { browserKey, knownPassword, linkToken } from './identity-fields.ts';
import { user } from './identity.ts';

export const registrationCompletion = z.object({
  token: linkToken,
  /** Key of the browser where the form was filled in: there one press is enough. */
  browserKey: z.optional(browserKey),
  /** The one of the form, in any other browser. */
  password: z.optional(knownPassword),
});

/** The address whose registration waits. A `credentials_unproved` has it as its current state. */
export const pendingAddress = z.object({ username: z.string() });

/** Exists only where the server can send mail. */
export const completeRegistration = endpoint({
  method: 'POST',
  path: '/api/register/complete',
  access: 'public',
  summary:
    'Creates the account whose link was opened, with its address verified, and signs in; for the browser of the form or ' +
    'whoever knows the password that it had',
  body: registrationCompletion,
  maxBodyBytes: 8 * 1024,
  response: z.object({
    user,
    /** The page that the person was going to when they registered. */
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
