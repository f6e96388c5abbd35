import { z } from 'zod/mini';
import { idParams, instant } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';
import { ACCOUNT_EVENTS } from '../identity/account.ts';
import { reason } from '../payments/admin-payments.ts';
import { minorUnits, PAYMENT_STATES, processor } from '../payments/membership.ts';

export const viewPerson = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/view',
  access: 'admin',
  summary: 'One person, for a reason that the person reads in Mi Cuenta; nothing of their health',
  params: idParams,
  body: z.object({ reason }),
  maxBodyBytes: 8 * 1024,
  response: z.object({
    username: z.string(),
    isAdmin: z.boolean(),
    createdAt: instant,
    emailVerifiedAt: z.nullable(instant),
    memberships: z.array(z.object({ startsAt: instant, endsAt: instant })),
    payments: z.array(
      z.object({
        id: z.uuid(),
        processor,
        state: z.enum(PAYMENT_STATES),
        amountMinor: minorUnits,
        currency: z.string(),
        madeAt: instant,
        /** What happened to it, oldest first. */
        timeline: z.array(
          z.object({ at: instant, text: z.string(), reason: z.nullable(z.string()) }),
        ),
      }),
    ),
    events: z.array(
      z.object({ at: instant, event: z.enum(ACCOUNT_EVENTS), reason: z.nullable(z.string()) }),
    ),
  }),
  refusals: ['person_not_found'],
});
