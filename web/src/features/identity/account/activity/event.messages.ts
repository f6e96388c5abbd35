import type { AccountEvent } from '@forja/contract/identity/account';

type Event = AccountEvent['event'];

/** Events about money are news, not alerts. */
export const MONEY_EVENTS: ReadonlySet<Event> = new Set<Event>([
  'membership_activated',
  'membership_ends_soon',
  'membership_ended',
  'membership_reversed',
  'payment_in_review',
  'payment_duplicate',
  'payment_returned',
  'payment_partially_returned',
]);

/** Another person may have caused these: the owner gets advice. */
export const SUSPICIOUS: ReadonlySet<Event> = new Set<Event>([
  'signed_in_new_device',
  'sign_in_failed',
  'second_factor_locked',
  'recovery_failed',
  'recovery_locked',
  'password_recovered',
  'email_change_requested',
]);
