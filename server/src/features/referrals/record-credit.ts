import { randomUUID } from 'node:crypto';
import type { Currency } from '@forja/contract/payments/membership';
import { withdrawalDeadline } from '@forja/domain/membership/withdrawal-deadline';
import { type CreditReviewReason, findCreditReview } from '@forja/domain/referrals/credit-status';
import {
  missingEntries,
  type ReferralEntry,
  type ReferredPayment,
} from '@forja/domain/referrals/missing-entries';
import type { Transaction } from '../../database/in-transaction.ts';
import type { PersonHashes } from './person-hashes.service.ts';
import type { ReferralsRepository } from './referrals.repository.ts';

type Dependencies = { referrals: ReferralsRepository; hashes: PersonHashes; now: () => Date };
type Account = { userId: string; mailboxHash: string | null; address: string | null };
type Entry = Pick<ReferralEntry, 'paymentId' | 'amountMinor' | 'currency'>;
type Referral = NonNullable<Awaited<ReturnType<ReferralsRepository['lockReferral']>>>;

export type PaymentsOfPeople = {
  listPrimaries: (userId: string) => Promise<readonly ReferredPayment[]>;
  mapPayers: (userIds: readonly string[]) => Promise<ReadonlyMap<string, string[]>>;
};

export type RecordCredit = ReturnType<typeof createRecordCredit>;

export function createRecordCredit({ referrals, hashes, now }: Dependencies) {
  /** Detects a person who would be paid for their own payment. */
  async function findReview(
    { referrerId, referredId }: { referrerId: string; referredId: string },
    { mailboxHash, referrerMailboxHash }: Referral,
    {
      people,
      wasPaidBefore,
      tx,
    }: { people: PaymentsOfPeople; wasPaidBefore: boolean; tx: Transaction },
  ): Promise<CreditReviewReason | null> {
    const [address, referrerAddress] = [
      await referrals.findAddress(referredId, tx),
      await referrals.findAddress(referrerId, tx),
    ];
    const others = [
      { userId: referrerId, mailboxHash: referrerMailboxHash, address: referrerAddress },
      ...(await referrals.listOtherCredited({ referrerId, referredId }, tx)),
    ];
    const [referred, ...otherPeople] = await describePeople(
      [{ userId: referredId, mailboxHash, address }, ...others],
      people,
    );
    return referred ? findCreditReview(referred, otherPeople, { wasPaidBefore }) : null;
  }

  async function describePeople(accounts: readonly Account[], people: PaymentsOfPeople) {
    const payersByUser = await people.mapPayers(accounts.map(({ userId }) => userId));
    return accounts.map(({ userId, mailboxHash, address }) => ({
      userId,
      mailboxes: [
        ...(mailboxHash === null ? [] : [mailboxHash]),
        ...(address === null ? [] : hashes.listMailboxHashes(address)),
      ],
      payers: payersByUser.get(userId) ?? [],
    }));
  }

  /** Rechecks open credits of a referral, since either account may have paid. */
  async function saveCredits(
    ends: { referrerId: string; referredId: string },
    referral: Referral,
    {
      entries,
      payments,
      people,
      tx,
    }: {
      entries: readonly Entry[];
      payments: readonly ReferredPayment[];
      people: PaymentsOfPeople;
      tx: Transaction;
    },
  ): Promise<void> {
    const stored = await referrals.listCreditsOfReferred(ends.referredId, tx);
    for (const paymentId of new Set(entries.map((entry) => entry.paymentId))) {
      const lines = entries.filter((entry) => entry.paymentId === paymentId);
      const amountMinor = Math.max(
        0,
        lines.reduce((sum, line) => sum + line.amountMinor, 0),
      );
      const credit = stored.find((each) => each.paymentId === paymentId);
      const isOpen = credit === undefined || credit.decision === 'open';
      const wasPaidBefore = stored.some(
        (each) => each.decision === 'paid' && each.paymentId !== paymentId,
      );
      const reviewReason =
        isOpen && amountMinor > 0
          ? await findReview(ends, referral, { people, wasPaidBefore, tx })
          : (credit?.reviewReason ?? null);
      if (credit?.amountMinor === amountMinor && credit.reviewReason === reviewReason) continue;
      const approvedAt = payments.find(({ id }) => id === paymentId)?.approvedAt ?? now();
      await referrals.saveCredit(
        {
          ...ends,
          paymentId,
          amountMinor,
          // payments have one of our currencies
          currency: (lines[0]?.currency ?? 'ARS') as Currency,
          createdAt: now(),
          payableFrom: withdrawalDeadline(approvedAt),
          reviewReason,
        },
        tx,
      );
    }
  }

  async function recordReferred(
    referredId: string,
    people: PaymentsOfPeople,
    tx: Transaction,
  ): Promise<void> {
    const referral = await referrals.lockReferral(referredId, tx);
    if (!referral) return;
    const { referrerId, percent } = referral;
    const payments = await people.listPrimaries(referredId);
    const recorded = await referrals.listEntriesOfReferred(referredId, tx);
    const missing = missingEntries({ payments, entries: recorded, percent });
    await referrals.addEntries(
      missing.map((entry) => ({
        ...entry,
        id: randomUUID(),
        referrerId,
        referredId,
        // payments have one of our currencies
        currency: entry.currency as Currency,
        createdAt: now(),
      })),
      tx,
    );
    await saveCredits({ referrerId, referredId }, referral, {
      entries: [...recorded, ...missing],
      payments,
      people,
      tx,
    });
  }

  /** Referred accounts that share a payer or a mailbox with this referrer. */
  async function listPaidByReferrer(
    referrerId: string,
    people: PaymentsOfPeople,
    tx: Transaction,
  ): Promise<string[]> {
    const openReferred = await referrals.listOpenReferred(referrerId, tx);
    if (openReferred.length === 0) return [];
    const payers = new Set((await people.mapPayers([referrerId])).get(referrerId));
    const described = await describePeople(openReferred, people);
    return described
      .filter((person) => [...person.mailboxes, ...person.payers].some((hash) => payers.has(hash)))
      .map(({ userId }) => userId);
  }

  return async function recordCredit(
    userId: string,
    people: PaymentsOfPeople,
    tx: Transaction,
  ): Promise<void> {
    await recordReferred(userId, people, tx);
    for (const referredId of await listPaidByReferrer(userId, people, tx))
      await recordReferred(referredId, people, tx);
  };
}
