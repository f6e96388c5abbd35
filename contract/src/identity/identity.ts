import { z } from 'zod/mini';
import { KEEPABLE, successBody } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';
import {
  browserKey,
  emailCode,
  knownPassword,
  newPassword,
  oneTimeCode,
  readable,
  sameAsPassword,
  newSecretAnswer,
  secretQuestion,
  username,
} from './identity-fields.ts';

export const user = z.object({
  id: z.uuid(),
  username: z.string(),
  role: z.optional(z.literal('admin')),
  blocked: z.optional(z.object({ reason: z.string(), contact: z.string() })),
});
export type User = z.infer<typeof user>;

export const credentials = z.object({
  username,
  password: knownPassword,
  /** Sent after `second_factor_required`. */
  code: z.optional(oneTimeCode),
  emailCode: z.optional(emailCode),
});
export type Credentials = z.infer<typeof credentials>;

export const registration = z
  .object({
    username,
    password: newPassword,
    confirmPassword: z.optional(z.string()),
    secretQuestion,
    secretAnswer: newSecretAnswer,
    acceptTerms: z.literal(
      true,
      'Para crear la cuenta tenés que aceptar los términos y la privacidad.',
    ),
    isAdult: z.literal(
      true,
      'Forja es para mayores de 18 años: confirmá tu edad para crear la cuenta.',
    ),
    referralCode: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(40, 'Ese código es demasiado largo.'),
          z.refine(readable, 'Ese código no es válido.'),
        ),
    ),
    browserKey: z.optional(browserKey),
    /** Return page after the link in the mail. The web checks that it is ours. */
    next: z.optional(z.string().check(z.maxLength(2_000), z.regex(KEEPABLE))),
  })
  .check(z.refine(sameAsPassword.check, sameAsPassword.otherwise));
export type Registration = z.infer<typeof registration>;

/** Same answer for known and unknown addresses. */
const pendingRegistration = z.object({ success: z.literal(true), pending: z.literal('mailbox') });

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  access: 'public',
  summary:
    'Creates an account and signs in; a server with mail sends a link instead, with the same response for known addresses',
  body: registration,
  maxBodyBytes: 8 * 1024,
  response: z.union([user, pendingRegistration]),
  refusals: ['account_exists', 'too_many_tries'],
});

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  access: 'public',
  summary: 'Signs in',
  body: credentials,
  maxBodyBytes: 8 * 1024,
  response: user,
  refusals: [
    'wrong_credentials',
    'second_factor_required',
    'second_factor_locked',
    'wrong_code',
    'too_many_tries',
  ],
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  access: 'public',
  summary: 'Signs out; idempotent',
  response: successBody,
  refusals: ['another_person_signed_in'],
});

export const currentUser = endpoint({
  method: 'GET',
  path: '/api/user',
  access: 'user',
  summary: 'Returns the signed-in user, or 401',
  opensWhileBlocked: true,
  response: user,
});
