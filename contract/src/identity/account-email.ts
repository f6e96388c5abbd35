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
  summary:
    'Requests a change of address; the response does not reveal whether another account has it',
  body: emailChange,
  maxBodyBytes: SMALL,
  response: z.extend(pendingEmail, {
    code: z.nullable(z.string()),
  }),
  refusals: ['wrong_password', 'too_many_tries'],
});

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/api/account/email',
  access: 'user',
  summary: 'Cancels the pending change of address; idempotent',
  response: successBody,
});

export const requestEmailVerification = endpoint({
  method: 'POST',
  path: '/api/account/email-verification',
  access: 'user',
  summary: 'Sends a verification link, unless the address is already verified',
  response: successBody,
  refusals: ['too_many_tries'],
});

const purpose = z.enum(['verify', 'change']);
export const confirmedEmail = z.object({ purpose, username: z.string() });

export const emailConfirmation = z
  .object({
    token: linkToken,
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
    'Verifies an address, or completes its change, from the link in the mail and with a session, the password or a new one',
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
    'Rejects a mail that its receiver did not request: closes the unverified account or cancels the change of address',
  body: z.object({ token: linkToken }),
  maxBodyBytes: SMALL,
  response: z.object({ purpose }),
  refusals: ['link_expired', 'too_many_tries'],
});
