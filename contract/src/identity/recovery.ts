import { z } from 'zod/mini';
import { successBody } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';
import {
  linkToken,
  newPassword,
  sameAsNewPassword,
  secretAnswer,
  username,
} from './identity-fields.ts';
import { SHOWN_QUESTIONS } from './secret-questions.ts';

const SMALL = 8 * 1024;
/** Passkeys are removed by default: an intruder may have added one. */
const removePasskeys = z._default(z.boolean(), true);

export const getSecretQuestion = endpoint({
  method: 'POST',
  path: '/api/get-secret-question',
  access: 'public',
  summary: 'Returns the secret question of an account; unknown accounts get one too',
  body: z.object({ username }),
  maxBodyBytes: SMALL,
  response: z.object({ secretQuestion: z.enum(SHOWN_QUESTIONS) }),
  refusals: ['too_many_tries'],
});

export const passwordRecovery = z
  .object({
    username,
    secretAnswer,
    newPassword,
    confirmPassword: z.optional(z.string()),
    removePasskeys,
  })
  .check(z.refine(sameAsNewPassword.check, sameAsNewPassword.otherwise));
export type PasswordRecovery = z.infer<typeof passwordRecovery>;

export const recoverPassword = endpoint({
  method: 'POST',
  path: '/api/recover-password',
  access: 'public',
  summary: 'Resets the password with the secret answer and signs out every device',
  body: passwordRecovery,
  maxBodyBytes: SMALL,
  response: successBody,
  refusals: ['wrong_secret_answer', 'too_many_tries'],
});

export const requestRecoveryLink = endpoint({
  method: 'POST',
  path: '/api/recovery-links',
  access: 'public',
  summary: 'Sends a recovery link if the address has an account; the response does not reveal it',
  body: z.object({ username }),
  maxBodyBytes: SMALL,
  response: successBody,
  refusals: ['too_many_tries'],
});

export const linkRecovery = z
  .object({
    token: linkToken,
    newPassword,
    confirmPassword: z.optional(z.string()),
  })
  .check(z.refine(sameAsNewPassword.check, sameAsNewPassword.otherwise));

export const recoverByLink = endpoint({
  method: 'POST',
  path: '/api/recovery-links/use',
  access: 'public',
  summary: 'Resets the password from the link in the mail; every other credential stops working',
  body: linkRecovery,
  maxBodyBytes: SMALL,
  response: successBody,
  refusals: ['link_expired', 'too_many_tries'],
});

export const signInOptions = endpoint({
  method: 'GET',
  path: '/api/sign-in-options',
  access: 'public',
  summary: 'Returns the sign-in methods of this server',
  response: z.object({ passkeys: z.boolean(), recoveryByMail: z.boolean() }),
});
