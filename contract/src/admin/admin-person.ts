import { z } from 'zod/mini';
import { idParams, instant, missingOr, successBody } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';
import { requiredText } from '../http/keepable-text.ts';
import { ACCOUNT_EVENTS, device } from '../identity/account.ts';
import { reason } from '../payments/admin-payments.ts';
import { minorUnits, PAYMENT_STATES, processor } from '../payments/membership.ts';

export const viewPerson = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/view',
  access: 'admin',
  summary: 'Returns a person without health data, for a reason that the person can read',
  params: idParams,
  body: z.object({ reason }),
  maxBodyBytes: 8 * 1024,
  response: z.object({
    username: z.string(),
    isAdmin: z.boolean(),
    isOwn: z.boolean(),
    createdAt: instant,
    emailVerifiedAt: z.nullable(instant),
    blocked: z.nullable(z.object({ at: instant, reason: z.string() })),
    secondFactor: z.enum(['off', 'on', 'locked']),
    sessions: z.array(z.object({ device, createdAt: instant, lastSeenAt: instant })),
    /** Signs that several people use the account: a reason to ask, never a decision. */
    sharing: z.object({
      isLikely: z.boolean(),
      devicesInWeek: z.int(),
      devicesInHour: z.int(),
    }),
    notes: z.array(
      z.object({ id: z.uuid(), at: instant, author: z.nullable(z.string()), text: z.string() }),
    ),
    memberships: z.array(z.object({ startsAt: instant, endsAt: instant })),
    payments: z.array(
      z.object({
        id: z.uuid(),
        /** Payments without a provider are ended by hand. */
        canEnd: z.boolean(),
        processor,
        state: z.enum(PAYMENT_STATES),
        amountMinor: minorUnits,
        currency: z.string(),
        madeAt: instant,
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
  summary: 'Gives months of membership, recorded as a payment of zero',
  params: idParams,
  body: z.object({
    /** Client-generated, so that a retry gives once. */
    giftId: idParams.shape.id,
    months: z
      .int('Poné un número entero, sin decimales.')
      .check(z.gte(1, 'Desde 1 mes.'), z.lte(MAX_GIVEN_MONTHS, 'Hasta 12 meses.')),
    /** End shown on the screen; a different current end refuses the gift. */
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
  summary: 'Moves the end of a membership by days, forwards or backwards',
  params: idParams,
  body: z.object({
    days: z.int(missingOr(DAYS_HELP)).check(
      z.gte(-MAX_MOVED_DAYS, DAYS_HELP),
      z.lte(MAX_MOVED_DAYS, DAYS_HELP),
      z.refine((days) => days !== 0, DAYS_HELP),
    ),
    /** End shown on the screen; a different current end refuses the move. */
    seenEndsAt: z.nullable(instant),
    reason,
  }),
  maxBodyBytes: 8 * 1024,
  response: z.object({ endsAt: instant }),
  refusals: ['person_not_found', 'own_account', 'membership_changed', 'membership_not_movable'],
});

export const addSupportNote = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/notes',
  access: 'admin',
  summary: 'Adds an immutable support note about a person',
  params: idParams,
  body: z.object({
    /** Client-generated, so that a retry writes one note. */
    noteId: idParams.shape.id,
    text: requiredText('Escribí la nota, en menos de 2.000 letras.', { max: 2000 }),
  }),
  maxBodyBytes: 16 * 1024,
  response: successBody,
  refusals: ['person_not_found', 'own_account'],
});
