import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { user } from './identity.ts';

export const restoreSession = endpoint({
  method: 'POST',
  path: '/api/restore-session',
  access: 'public',
  summary: 'Back into the account that started a checkout, once, within fifteen minutes and only if it was paid',
  body: z.object({
    sessionToken: z.string().min(1, 'Falta el código de la compra.').max(200, 'Ese código no es de Forja.'),
  }),
  maxBodyBytes: 8 * 1024,
  response: user,
  refusals: ['session_not_restored', 'another_person_signed_in', 'too_many_tries'],
});
