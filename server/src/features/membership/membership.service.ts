import { randomUUID } from 'node:crypto';
import { addMonths } from '@forja/domain/membership/add-months';
import { foldMembership, type Period } from '@forja/domain/membership/fold-membership';
import type { Transaction } from '../../database/in-transaction.ts';
import type { Caller } from '../../http/caller.ts';
import type { MembershipRepository } from './membership.repository.ts';

/** The payment that a checkout's grant rests on, and what it bought. */
type Bought = {
  userId: string;
  checkoutId: string;
  paymentId: string;
  months: number;
  effectiveAt: Date;
  reversedAt: Date | null;
};
/** A provider whose clock is ahead of ours approves in our future: who has just paid does not wait for that. */
const CLOCKS_APART_MS = 5 * 60_000;
export const begunBy = (at: Date): Date => new Date(at.getTime() + CLOCKS_APART_MS);
export const covers = ({ startsAt, endsAt }: Period, at: Date): boolean => startsAt <= begunBy(at) && at < endsAt;

export type Standing = { hasMembership: boolean; endsAt: Date | null };

export type MembershipService = ReturnType<typeof createMembershipService>;

export function createMembershipService({ membership, now }: { membership: MembershipRepository; now: () => Date }) {
  /** Of a deleted account the money stays written, and nobody has its time. */
  async function refold(userId: string, tx: Transaction): Promise<void> {
    if (!(await membership.lockPerson(userId, tx))) return;
    await membership.replacePeriods(userId, foldMembership(await membership.grantsOf(userId, tx)), tx);
  }

  return {
    /** Whether what members do is open to this person. Administrators need no payment. */
    isMember: async ({ id, role }: Pick<Caller, 'id' | 'role'>): Promise<boolean> =>
      role === 'admin' || membership.isCovered(id, { begunBy: begunBy(now()), endsAfter: now() }),

    async standing(caller: Pick<Caller, 'id' | 'role'>): Promise<Standing> {
      const periods = await membership.periodsOf(caller.id);
      const at = now();
      return {
        hasMembership: caller.role === 'admin' || periods.some((each) => covers(each, at)),
        endsAt: periods.at(-1)?.endsAt ?? null,
      };
    },

    periodsOf: (userId: string): Promise<Period[]> => membership.periodsOf(userId),

    /** Each period, and whether the money of its payment went back, also when it did so after the period ended. */
    async listPeriodsWithReversal(userId: string): Promise<(Period & { isReversed: boolean })[]> {
      const [periods, grants] = await Promise.all([membership.periodsOf(userId), membership.grantsOf(userId)]);
      const reversed = new Set(grants.filter(({ reversedAt }) => reversedAt !== null).map(({ id }) => id));
      return periods.map((period) => ({ ...period, isReversed: reversed.has(period.grantId) }));
    },

    /** What each checkout of the person bought. */
    async boughtBy(userId: string): Promise<Map<string, Period>> {
      const [grants, periods] = await Promise.all([membership.grantsOf(userId), membership.periodsOf(userId)]);
      const checkoutOf = new Map(grants.map(({ id, checkoutId }) => [id, checkoutId]));
      return new Map(periods.map((period) => [checkoutOf.get(period.grantId) ?? '', period]));
    },

    /** Where the membership would end with that many months more, bought now. */
    async endWith(userId: string, months: number): Promise<Date> {
      const bought = { id: 'now', months, effectiveAt: now(), reversedAt: null };
      const grants = userId === '' ? [] : await membership.grantsOf(userId);
      return foldMembership([...grants, bought]).at(-1)?.endsAt ?? addMonths(now(), months);
    },

    lockPerson: (userId: string, tx: Transaction): Promise<boolean> => membership.lockPerson(userId, tx),

    /**
     * Makes the grant of a checkout rest on this payment. Only for who holds the person's lock. Says what it was before:
     * nothing at all, other, or the same.
     */
    async restOn(bought: Bought, tx: Transaction): Promise<'new' | 'changed' | 'same'> {
      const { userId, checkoutId, paymentId, effectiveAt, reversedAt } = bought;
      const known = await membership.grantOf(userId, checkoutId, tx);
      if (!known) await membership.addGrant({ id: randomUUID(), createdAt: now(), ...bought }, tx);
      else if (
        known.paymentId === paymentId &&
        known.effectiveAt.getTime() === effectiveAt.getTime() &&
        known.reversedAt?.getTime() === reversedAt?.getTime()
      )
        return 'same';
      else await membership.changeGrant(userId, known.id, { paymentId, effectiveAt, reversedAt }, tx);
      await refold(userId, tx);
      return known ? 'changed' : 'new';
    },

    /** When each checkout of the person was given its grant. For who holds the person's lock. */
    async grantedAt(userId: string, tx: Transaction): Promise<Map<string, Date>> {
      const grants = await membership.grantsOf(userId, tx);
      return new Map(grants.map(({ checkoutId, createdAt }) => [checkoutId, createdAt]));
    },

    endingBetween: membership.endingBetween,
    forgetWho: membership.forgetWho,
  };
}
