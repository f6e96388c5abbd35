import { randomUUID } from 'node:crypto';
import { ACCOUNT_EVENTS, type AccountEvent, type Device } from '@forja/contract/identity/account';
import { DAY_MS } from '@forja/domain/units/durations';
import type { Transaction } from '../../../database/in-transaction.ts';
import type { SecurityLetters } from '../outbox/security-letters.service.ts';
import type { AuditRepository, ReadSource } from './audit.repository.ts';

export type { ReadSource } from './audit.repository.ts';

type AuditEvent = AccountEvent['event'];
type AuditEntry = {
  userId: string | undefined;
  event: AuditEvent;
  device: Device;
  adminId?: string;
  reason?: string;
  about?: string;
};

type AdminRead = {
  adminId: string;
  reason: string;
  source: ReadSource;
  userIds: readonly string[];
};

const MAX_LISTED = 50;
const RETENTION_DAYS = 400;
export const NO_DEVICE: Device = { browser: null, system: null };

const ACCESS_EVENTS = [
  'data_exported',
  'data_viewed_by_admin',
  'payment_decided_by_admin',
  'membership_given_by_admin',
  'membership_moved_by_admin',
  'account_blocked',
  'account_unblocked',
  'sessions_closed_by_admin',
  'second_factor_reset_by_admin',
  'email_change_started_by_admin',
  'support_note_added',
  'application_decided',
  'referral_credit_decided',
  'withdrawal_answered',
] as const satisfies readonly AuditEvent[];
/** Events that require the owner's attention. */
const ALERTS: ReadonlySet<AuditEvent> = new Set<AuditEvent>([
  'account_blocked',
  'account_unblocked',
  'sessions_closed_by_admin',
  'second_factor_reset_by_admin',
  'email_change_started_by_admin',
]);
const SILENT_EVENTS = new Set<AuditEvent>([
  'registered',
  'signed_in',
  'signed_in_with_passkey',
  'session_restored',
  'email_verified',
  'membership_activated',
  ...ACCESS_EVENTS.filter((event) => !ALERTS.has(event)),
  'people_read_as_admin',
  'site_notice_created',
  'site_notice_ended',
  'member_letter_sent',
  'letters_turned_off',
  'letters_turned_on',
  'price_scheduled',
  'price_cancelled',
  'coupon_created',
  'coupon_disabled',
]);
const UNREAD_EVENTS = ACCOUNT_EVENTS.filter((event) => !SILENT_EVENTS.has(event));
const NOTICE_EVENTS = ACCOUNT_EVENTS.filter(
  (event) => event !== 'data_exported' && event !== 'payment_decided_by_admin',
);
const SIGN_IN_EVENTS = [
  'registered',
  'signed_in',
  'signed_in_new_device',
  'signed_in_with_passkey',
] as const;

type AuditDependencies = {
  audit: AuditRepository;
  notifyOwner?: SecurityLetters;
  now: () => Date;
};

export type Audit = ReturnType<typeof createAudit>;

export function createAudit({ audit, notifyOwner, now }: AuditDependencies) {
  async function add(
    entry: Parameters<AuditRepository['add']>[0],
    tx?: Transaction,
  ): Promise<void> {
    await audit.add(entry, tx);
    const { userId, event, browser = null, system = null, at } = entry;
    if (tx) await notifyOwner?.({ userId, event, device: { browser, system }, at }, tx);
  }

  return {
    /** Unknown users get a random id, so that both cases take the same time. */
    record: (
      { userId = randomUUID(), event, device, adminId, reason, about }: AuditEntry,
      tx?: Transaction,
    ): Promise<void> =>
      add(
        {
          userId,
          id: randomUUID(),
          at: now(),
          event,
          ...device,
          adminId: adminId ?? null,
          reason: reason ?? null,
          about: about ?? null,
        },
        tx,
      ),

    /**
     * Each listed person gets an entry with the reason; the administrator's entry has the total.
     * Administrators get none about themselves.
     */
    recordRead: ({ adminId, reason, source, userIds }: AdminRead): Promise<void> =>
      audit.addRead({
        id: randomUUID(),
        at: now(),
        adminId,
        reason,
        source,
        userIds: [...new Set(userIds)].filter((id) => id !== adminId),
      }),

    /** A first sign-in on a device alerts the owner. */
    async recordSignIn(
      { userId, event, device }: Pick<AuditEntry, 'event' | 'device'> & { userId: string },
      tx: Transaction,
    ): Promise<void> {
      const isKnown = await audit.isKnownDevice(userId, device, SIGN_IN_EVENTS, tx);
      const entry = { userId, id: randomUUID(), at: now(), ...device };
      await add({ ...entry, event: isKnown ? event : 'signed_in_new_device' }, tx);
    },

    async listNotices(userId: string, readAt: Date | null) {
      const entries = await audit.listNewest(userId, NOTICE_EVENTS, MAX_LISTED);
      return entries.map((notice) => ({
        ...notice,
        isRead: SILENT_EVENTS.has(notice.event) || (readAt !== null && notice.at <= readAt),
      }));
    },

    countUnread: (userId: string, readAt: Date | null): Promise<number> =>
      audit.countSince(userId, UNREAD_EVENTS, readAt ?? new Date(0)),

    async listAccesses(userId: string) {
      const entries = await audit.listNewest(userId, ACCESS_EVENTS, MAX_LISTED);
      return entries.map((access) => ({
        ...access,
        by: access.adminId === null ? ('self' as const) : ('admin' as const),
      }));
    },

    findLastDecision: audit.findLastDecision,

    listNewestEvents: (userId: string) => audit.listNewest(userId, ACCOUNT_EVENTS, MAX_LISTED),

    listAll: (userId: string) => audit.listNewest(userId, ACCOUNT_EVENTS, 100_000),

    async anonymizeUser(userId: string, tx: Transaction): Promise<void> {
      const anonymousUserId = randomUUID();
      await audit.anonymizeUser(userId, anonymousUserId, tx);
      await audit.add(
        {
          userId: anonymousUserId,
          id: randomUUID(),
          at: now(),
          event: 'account_deleted',
          ...NO_DEVICE,
        },
        tx,
      );
    },

    deleteExpired: (): Promise<void> =>
      audit.deleteOlderEntries(new Date(now().getTime() - RETENTION_DAYS * DAY_MS)),
  };
}
