import { z } from 'zod/mini';
import { pendingEmail } from './account.ts';
import { successBody } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';
import {
  knownPassword,
  linkToken,
  newPassword,
  sameAsNewPassword,
  username,
} from './identity-fields.ts';

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
    /** Sign-in code for the new address, shown once. Null if a link was sent. */
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

export const requestEmailVerification = endpoint({
  method: 'POST',
  path: '/api/account/email-verification',
  access: 'user',
  summary: 'Sends a link that verifies the address; nothing is sent when it is verified already',
  response: successBody,
  refusals: ['too_many_tries'],
});

const purpose = z.enum(['verify', 'change']);
export const confirmedEmail = z.object({ purpose, username: z.string() });

export const emailConfirmation = z
  .object({
    token: linkToken,
    /** Password of the account, when the browser has no session of it. */
    password: z.optional(knownPassword),
    /** Replaces every earlier credential, for people who do not know that password. */
    newPassword: z.optional(newPassword),
    confirmPassword: z.optional(z.string()),
  })
  .check(
    z.refine(sameAsNewPassword.check, sameAsNewPassword.otherwise),
    z.refine(
      ({ password, newPassword: replacement }) =>
        password === undefined || replacement === undefined,
      {
        path: ['newPassword'],
        message: 'Mandá la contraseña de tu cuenta o una nueva, no las dos.',
      },
    ),
  );

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/email-confirmations',
  access: 'public',
  summary:
    'Verifies an address, or completes a change of address, for who opened the link of the mail and has a session of ' +
    'the account, knows its password or chooses another one',
  body: emailConfirmation,
  maxBodyBytes: SMALL,
  response: confirmedEmail,
  refusals: ['link_expired', 'credentials_unproved', 'wrong_password', 'too_many_tries'],
});

export const denyEmail = endpoint({
  method: 'POST',
  path: '/api/email-confirmations/deny',
  access: 'public',
  summary:
    'For who got the mail and did not ask for it: closes an account that somebody registered with the address, or drops ' +
    'a change to it',
  body: z.object({ token: linkToken }),
  maxBodyBytes: SMALL,
  response: z.object({ purpose }),
  refusals: ['link_expired', 'too_many_tries'],
});
