import { z } from 'zod/mini';
import { idParams, instant, successBody } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';
import { PARTNER_STATES } from '../partners.ts';
import { reason } from '../payments/admin-payments.ts';

const SMALL = 8 * 1024;

export const viewPartner = endpoint({
  method: 'POST',
  path: '/api/admin/partners/:id/view',
  access: 'admin',
  summary: 'Returns a partner application with its applicant, for a recorded reason',
  params: idParams,
  body: z.object({ reason }),
  maxBodyBytes: SMALL,
  response: z.object({
    name: z.string(),
    email: z.string(),
    profile: z.string(),
    audience: z.string(),
    message: z.string(),
    state: z.enum(PARTNER_STATES),
    receivedAt: instant,
    decidedAt: z.nullable(instant),
    decidedBy: z.nullable(z.string()),
    decisionReason: z.nullable(z.string()),
  }),
  refusals: ['application_not_found'],
});

export const decidePartner = endpoint({
  method: 'POST',
  path: '/api/admin/partners/:id/decide',
  access: 'admin',
  summary: 'Accepts or refuses an application, once; the applicant gets the reason by mail',
  params: idParams,
  body: z.object({ state: z.enum(['accepted', 'rejected']), reason }),
  maxBodyBytes: SMALL,
  response: successBody,
  refusals: ['application_not_found', 'application_already_decided'],
});
