import { z } from 'zod/mini';
import { idParams, REQUIRED, successBody } from '../http/common.ts';
import { keepable } from '../http/keepable-text.ts';
import { endpoint } from '../http/endpoint.ts';
import { reason } from '../payments/admin-payments.ts';

const SMALL = 8 * 1024;

const params = idParams;

export const approveCredit = endpoint({
  method: 'POST',
  path: '/api/admin/credits/:id/approve',
  access: 'admin',
  summary:
    'Approves a referral credit after the refund period of its payment; its owner reads the reason',
  params,
  body: z.object({ reason }),
  maxBodyBytes: SMALL,
  response: successBody,
  refusals: ['credit_not_found', 'credit_not_payable', 'credit_already_decided', 'own_credit'],
});

export const refuseCredit = endpoint({
  method: 'POST',
  path: '/api/admin/credits/:id/refuse',
  access: 'admin',
  summary: 'Refuses a referral credit; its owner reads the reason',
  params,
  body: z.object({ reason }),
  maxBodyBytes: SMALL,
  response: successBody,
  refusals: ['credit_not_found', 'credit_already_decided', 'own_credit'],
});

export const payCredit = endpoint({
  method: 'POST',
  path: '/api/admin/credits/:id/pay',
  access: 'admin',
  summary: 'Records that an approved credit was paid, with its transfer or purchase',
  params,
  body: z.object({
    reference: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, REQUIRED),
        z.maxLength(120, 'Poné hasta 120 letras.'),
        keepable,
      ),
    reason,
  }),
  maxBodyBytes: SMALL,
  response: successBody,
  refusals: ['credit_not_found', 'credit_not_approved', 'credit_already_decided', 'own_credit'],
});
