import { z } from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { user } from './identity.ts';

export const restoreSession = endpoint({
  method: 'POST',
  path: '/api/restore-session',
  access: 'public',
  summary:
    'Signs in the owner of a paid checkout, once and within fifteen minutes; another browser must confirm the account',
  body: z.object({
    sessionToken: z
      .string()
      .check(
        z.minLength(1, 'Falta el código de la compra.'),
        z.maxLength(200, 'Ese código no es de Forja.'),
      ),
    confirm: z.optional(z.boolean()),
  }),
  maxBodyBytes: 8 * 1024,
  response: user,
  refusals: [
    'session_not_restored',
    'session_needs_confirmation',
    'another_person_signed_in',
    'too_many_tries',
  ],
});

export const accountToConfirm = z.object({ username: z.string() });
