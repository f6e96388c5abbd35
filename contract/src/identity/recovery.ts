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
  summary: 'The question that opens an account again; an account that does not exist has one too',
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
  summary: 'A new password for who knows the answer; every device is signed out',
  body: passwordRecovery,
  maxBodyBytes: SMALL,
  response: successBody,
  refusals: ['wrong_secret_answer', 'too_many_tries'],
});

export const requestRecoveryLink = endpoint({
  method: 'POST',
  path: '/api/recovery-links',
  access: 'public',
  summary: 'Sends a link to the address, if it has an account; the answer is the same either way',
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
  summary:
    'A new password for who opened the link of the mail; nothing else that opened the account opens it afterwards',
  body: linkRecovery,
  maxBodyBytes: SMALL,
  response: successBody,
  refusals: ['link_expired', 'too_many_tries'],
});

export const signInOptions = endpoint({
  method: 'GET',
  path: '/api/sign-in-options',
  access: 'public',
  summary: 'Which ways into an account this server offers',
  response: z.object({ passkeys: z.boolean(), recoveryByMail: z.boolean() }),
});
