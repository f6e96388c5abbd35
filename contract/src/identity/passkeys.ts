import { z } from 'zod/mini';
import { idParams, instant } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';
import { user } from './identity.ts';
import { knownPassword, oneTimeCode, passkeyName } from './identity-fields.ts';

const bytes = (max: number) => z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(max));
const credentialId = bytes(1_400);
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z._default(z.object({}), {}),
};
const transports = z.array(z.string().check(z.maxLength(20))).check(z.maxLength(8));

const options = z.record(z.string(), z.unknown());

export const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
  isSynced: z.boolean(),
});
export type Passkey = z.infer<typeof passkey>;
const passkeys = z.object({ items: z.array(passkey) });

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/account/passkeys',
  access: 'user',
  summary: "Lists the account's passkeys",
  response: passkeys,
});

export const startPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/options',
  access: 'user',
  summary: 'Starts adding a passkey; the options for the browser last five minutes',
  body: z.object({ password: knownPassword }),
  response: z.object({ challengeId: z.uuid(), options }),
  refusals: ['wrong_password', 'too_many_tries'],
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys',
  access: 'user',
  summary: 'Adds the passkey created by the browser; returns all passkeys',
  body: z.object({
    challengeId: z.uuid(),
    name: passkeyName,
    response: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: bytes(4_000),
        attestationObject: bytes(20_000),
        transports: z.optional(transports),
      }),
    }),
  }),
  response: passkeys,
  refusals: ['passkey_not_accepted'],
});

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/api/account/passkeys/:id',
  access: 'user',
  summary: 'Renames a passkey; returns all passkeys',
  params: idParams,
  body: z.object({ name: passkeyName }),
  response: passkeys,
  refusals: ['passkey_not_found'],
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/account/passkeys/:id',
  access: 'user',
  summary: 'Removes a passkey and returns the remaining ones',
  params: idParams,
  body: z.object({ password: knownPassword }),
  maxBodyBytes: 8 * 1024,
  response: passkeys,
  refusals: ['passkey_not_found', 'wrong_password', 'too_many_tries'],
});

export const startPasskeyLogin = endpoint({
  method: 'POST',
  path: '/api/passkey-login/options',
  access: 'public',
  summary: 'Starts a passkey sign-in; the options for the browser last five minutes',
  response: z.object({ challengeId: z.uuid(), options }),
  refusals: ['too_many_tries'],
});

export const passkeyLogin = endpoint({
  method: 'POST',
  path: '/api/passkey-login',
  access: 'public',
  summary: 'Signs in with a passkey',
  body: z.object({
    challengeId: z.uuid(),
    code: z.optional(oneTimeCode),
    response: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: bytes(4_000),
        authenticatorData: bytes(4_000),
        signature: bytes(4_000),
        userHandle: bytes(100),
      }),
    }),
  }),
  response: user,
  refusals: [
    'passkey_not_accepted',
    'second_factor_required',
    'second_factor_locked',
    'wrong_code',
    'too_many_tries',
  ],
});
