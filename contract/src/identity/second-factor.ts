import { z } from 'zod/mini';
import { successBody } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';
import { knownPassword, oneTimeCode } from './identity-fields.ts';

export const startSecondFactor = endpoint({
  method: 'POST',
  path: '/api/account/second-factor',
  access: 'user',
  summary:
    'Creates a secret for an authenticator application, as text and as the address of its QR code',
  body: z.object({ password: knownPassword }),
  response: z.object({ secret: z.string(), uri: z.string() }),
  refusals: ['not_found', 'wrong_password', 'too_many_tries'],
});

export const proveSecondFactor = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/prove',
  access: 'user',
  summary: 'Verifies the second factor again in the session of an administrator',
  body: z.object({ code: oneTimeCode }),
  response: successBody,
  refusals: ['not_found', 'wrong_code', 'second_factor_locked', 'too_many_tries'],
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/confirm',
  access: 'user',
  summary: 'Enables the second factor with a first code',
  body: z.object({ code: oneTimeCode }),
  response: successBody,
  refusals: ['not_found', 'wrong_code', 'second_factor_locked', 'too_many_tries'],
});
