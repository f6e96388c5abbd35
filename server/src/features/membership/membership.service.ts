import { addMonths } from '@forja/domain/membership/add-months';
import { foldMembership, type Period } from '@forja/domain/membership/fold-membership';
import type { Transaction } from '../../database/in-transaction.ts';
import type { Caller } from '../../http/caller.ts';
import type { MembershipRepository } from './membership.repository.ts';
import { createUpsertGrant } from './upsert-grant.ts';

/** Tolerates a provider's clock ahead of ours. */
const CLOCK_SKEW_MS = 5 * 60_000;
export const withClockSkew = (at: Date): Date => new Date(at.getTime() + CLOCK_SKEW_MS);
export const isPeriodActive = ({ startsAt, endsAt }: Period, at: Date): boolean =>
  startsAt <= withClockSkew(at) && at < endsAt;

export type MembershipStatus = { hasMembership: boolean; endsAt: Date | null };

export type MembershipService = ReturnType<typeof createMembershipService>;

export function createMembershipService(dependencies: {
  membership: MembershipRepository;
  now: () => Date;
}) {
  const { membership, now } = dependencies;

  return {
    isMember: async ({ id, role }: Pick<Caller, 'id' | 'role'>): Promise<boolean> =>
      role === 'admin' ||
      membership.isCovered(id, { withClockSkew: withClockSkew(now()), endsAfter: now() }),

    async readStatus(caller: Pick<Caller, 'id' | 'role'>): Promise<MembershipStatus> {
      const periods = await membership.listPeriods(caller.id);
      const at = now();
      return {
        hasMembership: caller.role === 'admin' || periods.some((each) => isPeriodActive(each, at)),
        endsAt: periods.at(-1)?.endsAt ?? null,
      };
    },

    listPeriods: (userId: string): Promise<Period[]> => membership.listPeriods(userId),

    async listPeriodsWithReversal(userId: string): Promise<(Period & { isReversed: boolean })[]> {
      const [periods, grants] = await Promise.all([
        membership.listPeriods(userId),
        membership.listGrants(userId),
      ]);
      const reversed = new Set(
        grants.filter(({ reversedAt }) => reversedAt !== null).map(({ id }) => id),
      );
      return periods.map((period) => ({ ...period, isReversed: reversed.has(period.grantId) }));
    },

    async mapPeriodsByCheckout(...userIds: string[]): Promise<Map<string, Period>> {
      const rows = await membership.listPaidPeriods(userIds);
      return new Map(rows.map(({ checkoutId, ...period }) => [checkoutId, period]));
    },

    async projectEnd(userId: string, months: number): Promise<Date> {
      const newGrant = { id: 'now', months, effectiveAt: now(), reversedAt: null };
      const grants = userId === '' ? [] : await membership.listGrants(userId);
      return foldMembership([...grants, newGrant]).at(-1)?.endsAt ?? addMonths(now(), months);
    },

    lockUser: (userId: string, tx: Transaction): Promise<boolean> =>
      membership.lockUser(userId, tx),

    upsertGrant: createUpsertGrant(dependencies),

    /** The caller holds the lock of the user. */
    async mapGrantDates(userId: string, tx: Transaction): Promise<Map<string, Date>> {
      const grants = await membership.listGrants(userId, tx);
      return new Map(grants.map(({ checkoutId, createdAt }) => [checkoutId, createdAt]));
    },

    listUnnotified: membership.listUnnotified,
    anonymizeUser: membership.anonymizeUser,
  };
}
