import { randomUUID } from 'node:crypto';
import { ACCOUNT_EVENTS, type AccountEvent, type Device } from '@forja/contract/account';
import type { Transaction } from '../../../database/in-transaction.ts';
import type { AuditRepository } from './audit.repository.ts';

type Event = AccountEvent['event'];
type Entry = { userId: string | undefined; event: Event; device: Device; adminId?: string };

const SHOWN = 50;
const KEPT_DAYS = 400;
const DAY_MS = 86_400_000;
const NOWHERE: Device = { browser: null, system: null };

/** Who saw the data, beside what happened to the account. */
const ACCESSES = ['data_exported', 'data_viewed_by_admin'] as const satisfies readonly Event[];
/** What its owner does not need to be told about. */
const QUIET = new Set<Event>([
  'registered',
  'signed_in',
  'signed_in_with_passkey',
  'session_restored',
  'email_verified',
  'membership_activated',
  ...ACCESSES,
]);
const UNREAD = ACCOUNT_EVENTS.filter((event) => !QUIET.has(event));
const NOTICES = ACCOUNT_EVENTS.filter((event) => event !== 'data_exported');
const ENTERING = ['registered', 'signed_in', 'signed_in_new_device', 'signed_in_with_passkey'] as const;

export type Audit = ReturnType<typeof createAudit>;

/** What happened to accounts: the notices of Mi Cuenta, who saw its data, and what an investigation needs. */
export function createAudit({ audit, now }: { audit: AuditRepository; now: () => Date }) {
  return {
    /** Somebody without account gets an id that leads nowhere, so that both take as long. */
    record: ({ userId = randomUUID(), event, device, adminId }: Entry, tx?: Transaction): Promise<void> =>
      audit.add({ userId, id: randomUUID(), at: now(), event, ...device, adminId: adminId ?? null }, tx),

    async signedIn({ userId, device }: { userId: string; device: Device }, tx: Transaction): Promise<void> {
      const event = (await audit.knows(userId, device, ENTERING, tx)) ? 'signed_in' : 'signed_in_new_device';
      await audit.add({ userId, id: randomUUID(), at: now(), event, ...device }, tx);
    },

    async notices(userId: string, readAt: Date | null) {
      const found = await audit.newest(userId, NOTICES, SHOWN);
      return found.map((notice) => ({
        ...notice,
        isRead: QUIET.has(notice.event) || (readAt !== null && notice.at <= readAt),
      }));
    },

    unread: (userId: string, readAt: Date | null): Promise<number> =>
      audit.countSince(userId, UNREAD, readAt ?? new Date(0)),

    async accesses(userId: string) {
      const found = await audit.newest(userId, ACCESSES, SHOWN);
      return found.map((access) => ({
        ...access,
        by: access.adminId === null ? ('self' as const) : ('admin' as const),
      }));
    },

    everything: (userId: string) => audit.newest(userId, ACCOUNT_EVENTS, 100_000),

    /** That an account was deleted stays written, without whose it was. */
    async forget(userId: string, tx: Transaction): Promise<void> {
      const stranger = randomUUID();
      await audit.forgetWho(userId, stranger, tx);
      await audit.add({ userId: stranger, id: randomUUID(), at: now(), event: 'account_deleted', ...NOWHERE }, tx);
    },

    forgetOld: (): Promise<void> => audit.forgetBefore(new Date(now().getTime() - KEPT_DAYS * DAY_MS)),
  };
}
