import { z } from 'zod/mini';
import { idParams, instant } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';
import { PAYMENT_STATES } from './membership.ts';

export const TIMELINE_SOURCES = [
  'provider',
  'forja',
  'return',
  'person',
  'admin',
  'coupon',
] as const;
export type TimelineSource = (typeof TIMELINE_SOURCES)[number];

export const TIMELINE_EVENTS = [
  'started',
  ...PAYMENT_STATES,
  'partially_refunded',
  'membership_given',
  'membership_reversed',
  'refund_asked',
  'regret_asked',
] as const;
export type TimelineEvent = (typeof TIMELINE_EVENTS)[number];

export const readPaymentTimeline = endpoint({
  method: 'GET',
  path: '/api/payments/:id/timeline',
  access: 'user',
  summary: "Returns the timeline of one of the person's payments: events, times and sources",
  params: idParams,
  response: z.object({
    items: z.array(
      z.object({
        at: instant,
        event: z.enum(TIMELINE_EVENTS),
        source: z.enum(TIMELINE_SOURCES),
        reason: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: ['payment_not_found'],
});
