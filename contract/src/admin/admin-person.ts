import { z } from 'zod/mini';
import { idParams, instant, missingOr, successBody } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';
import { ACCOUNT_EVENTS } from '../identity/account.ts';
import { reason } from '../payments/admin-payments.ts';
import { minorUnits, PAYMENT_STATES, processor } from '../payments/membership.ts';

export const viewPerson = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/view',
  access: 'admin',
  needsRecentProof: true,
  summary: 'One person, for a reason that the person reads in Mi Cuenta; nothing of their health',
  params: idParams,
  body: z.object({ reason }),
  maxBodyBytes: 8 * 1024,
  response: z.object({
    username: z.string(),
    isAdmin: z.boolean(),
    /** The administrator looks at their own account: somebody else decides. */
    isOwn: z.boolean(),
    createdAt: instant,
    emailVerifiedAt: z.nullable(instant),
    memberships: z.array(z.object({ startsAt: instant, endsAt: instant })),
    payments: z.array(
      z.object({
        id: z.uuid(),
        /** Paid without a provider: what it gave is ended by hand. */
        canEnd: z.boolean(),
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

export const MAX_GIVEN_MONTHS = 12;

export const giveMembership = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/membership',
  access: 'admin',
  needsRecentProof: true,
  summary: 'Give months of membership by hand, recorded as a payment of zero',
  params: idParams,
  body: z.object({
    /** Made by the browser, so that what is sent again is given once. */
    giftId: idParams.shape.id,
    months: z
      .int('Poné un número entero, sin decimales.')
      .check(z.gte(1, 'Desde 1 mes.'), z.lte(MAX_GIVEN_MONTHS, 'Hasta 12 meses.')),
    /** When the membership on the screen ended. If it is another by now, nothing is given. */
    seenEndsAt: z.nullable(instant),
    reason,
  }),
  maxBodyBytes: 8 * 1024,
  response: successBody,
  refusals: ['person_not_found', 'own_account', 'membership_changed'],
});

export const MAX_MOVED_DAYS = 366;
const DAYS_HELP = 'Poné cuántos días, de 1 a 366.';

export const moveMembership = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/move-membership',
  access: 'admin',
  needsRecentProof: true,
  summary: 'Moves the end of a membership by days, forwards or backwards',
  params: idParams,
  body: z.object({
    days: z.int(missingOr(DAYS_HELP)).check(
      z.gte(-MAX_MOVED_DAYS, DAYS_HELP),
      z.lte(MAX_MOVED_DAYS, DAYS_HELP),
      z.refine((days) => days !== 0, DAYS_HELP),
    ),
    /** When the membership on the screen ended. If it is another by now, nothing is moved. */
    seenEndsAt: z.nullable(instant),
    reason,
  }),
  maxBodyBytes: 8 * 1024,
  response: z.object({ endsAt: instant }),
  refusals: ['person_not_found', 'own_account', 'membership_changed', 'membership_not_movable'],
});
