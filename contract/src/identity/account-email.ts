import { z } from 'zod/mini';
import { pendingEmail } from './account.ts';
import { successBody } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';
import { knownPassword, linkToken, username } from './identity-fields.ts';

const SMALL = 8 * 1024;

export const emailChange = z.object({ password: knownPassword, username });

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/account/email',
  access: 'user',
  summary: 'Asks for another address; the answer is the same whether another account has it or not',
  body: emailChange,
  maxBodyBytes: SMALL,
  response: z.extend(pendingEmail, {
    /** To sign in with the new address; shown once. Null where a link was sent. */
    code: z.nullable(z.string()),
  }),
  refusals: ['wrong_password', 'too_many_tries'],
});

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/api/account/email',
  access: 'user',
  summary: 'Drops the change of address that waits; asking twice is fine',
  response: successBody,
});

/** This and the next one exist only where the server can send mail. */
export const requestEmailVerification = endpoint({
  method: 'POST',
  path: '/api/account/email-verification',
  access: 'user',
  summary: 'Sends a link that verifies the address; nothing is sent when it is verified already',
  response: successBody,
  refusals: ['too_many_tries'],
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/email-confirmations',
  access: 'public',
  summary:
    'Verifies an address, or completes a change of address, for who opened the link of the mail',
  body: z.object({ token: linkToken }),
  maxBodyBytes: SMALL,
  response: z.object({ purpose: z.enum(['verify', 'change']), username: z.string() }),
  refusals: ['link_expired', 'too_many_tries'],
});
