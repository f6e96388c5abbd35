import { z } from 'zod/mini';
import { idParams, instant, successBody } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';
import { requiredText } from '../http/keepable-text.ts';
import { username } from '../identity/identity-fields.ts';
import { reason } from '../payments/admin-payments.ts';

const SMALL = 8 * 1024;

const act = {
  method: 'POST',
  access: 'admin',
  params: idParams,
  maxBodyBytes: SMALL,
} as const;

const PROOF_HELP = 'Contá qué viste para saber que es esa persona, en 10 a 300 letras.';
const proof = requiredText(PROOF_HELP, { min: 10, max: 300 });

export const blockAccount = endpoint({
  ...act,
  path: '/api/admin/people/:id/block',
  summary:
    'Blocks an account: closes its sessions, and later ones only read, export and delete data',
  body: z.object({ reason }),
  response: successBody,
  refusals: ['person_not_found', 'own_account', 'administrator_account', 'account_already_blocked'],
});

export const unblockAccount = endpoint({
  ...act,
  path: '/api/admin/people/:id/unblock',
  summary: 'Unblocks an account',
  body: z.object({ reason }),
  response: successBody,
  refusals: ['person_not_found', 'own_account', 'account_not_blocked'],
});

export const closePersonSessions = endpoint({
  ...act,
  path: '/api/admin/people/:id/close-sessions',
  summary: 'Closes every session of an account and deletes its known devices',
  body: z.object({ reason }),
  response: z.object({ closed: z.int() }),
  refusals: ['person_not_found', 'own_account'],
});

export const resetSecondFactor = endpoint({
  ...act,
  path: '/api/admin/people/:id/reset-second-factor',
  summary:
    'Resets the second factor of another administrator, who has no powers until setting a new one',
  body: z.object({ reason, proof }),
  response: successBody,
  refusals: ['person_not_found', 'own_account', 'second_factor_off'],
});

export const startAddressChange = endpoint({
  ...act,
  path: '/api/admin/people/:id/address',
  summary:
    'Starts a change of address for a person who lost the mailbox; it completes when the new one is verified',
  body: z.object({ username, reason, proof }),
  response: z.object({
    proof: z.enum(['link', 'code']),
    expiresAt: instant,
    /** Typed beside the new address at sign-in where the server sends no mail. */
    code: z.nullable(z.string()),
  }),
  refusals: ['person_not_found', 'own_account', 'administrator_account', 'too_many_tries'],
});
