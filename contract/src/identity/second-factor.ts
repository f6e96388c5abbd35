import { z } from 'zod/mini';
import { successBody } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';
import { knownPassword, oneTimeCode } from './identity-fields.ts';

export const startSecondFactor = endpoint({
  method: 'POST',
  path: '/api/account/second-factor',
  access: 'user',
  summary:
    'A new secret for an authenticator application, as text and as the address of its QR code',
  body: z.object({ password: knownPassword }),
  response: z.object({ secret: z.string(), uri: z.string() }),
  refusals: ['not_found', 'wrong_password', 'too_many_tries'],
});

export const proveSecondFactor = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/prove',
  access: 'user',
  summary: 'Proves the second step again in the session of an administrator',
  body: z.object({ code: oneTimeCode }),
  response: successBody,
  refusals: ['not_found', 'wrong_code', 'second_factor_locked', 'too_many_tries'],
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/confirm',
  access: 'user',
  summary: 'Turns the second step on with a first code; from now on signing in asks for one',
  body: z.object({ code: oneTimeCode }),
  response: successBody,
  refusals: ['not_found', 'wrong_code', 'second_factor_locked', 'too_many_tries'],
});
