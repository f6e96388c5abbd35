import { randomInt } from 'node:crypto';
import type { AccountExport } from '@forja/contract/account-export';
import type { ReferralSummary } from '@forja/contract/referrals';
import { creditStatus } from '@forja/domain/referrals/credit-status';
import { mayAttribute } from '@forja/domain/referrals/may-attribute';
import {
  parseReferralCode,
  REFERRAL_CODE_CHARACTERS,
  REFERRAL_CODE_LENGTH,
} from '@forja/domain/referrals/referral-code';
import type { Transaction } from '../../database/in-transaction.ts';
import { AppError } from '../../http/app-error.ts';
import type { KnownDevices } from '../identity/devices/known-devices.service.ts';
import type { TryLimits } from '../identity/limits/try-limits.service.ts';
import type { PersonHashes } from './person-hashes.service.ts';
import { createRecordCredit } from './record-credit.ts';
import type { CreditRow } from './referral-credits.repository.ts';
import type { ReferralsRepository } from './referrals.repository.ts';

type Dependencies = {
  referrals: ReferralsRepository;
  knownDevices: KnownDevices;
  limits: TryLimits;
  hashes: PersonHashes;
  percent: number;
  now: () => Date;
};
type LinkVisit = { code: string; callerId: string | undefined; ip: string };
type NewAccount = {
  userId: string;
  codes: readonly (string | undefined)[];
  browserHash: string | undefined;
  deviceSecret: string | undefined;
};

/** A new code of 32 ** 8 collides once in millions. */
const CODE_TRIES = 5;
const MOST_CREDITS = 100;

export type Referrals = ReturnType<typeof createReferrals>;

export function createReferrals(dependencies: Dependencies) {
  const { referrals, knownDevices, limits, hashes, percent, now } = dependencies;

  async function findOrAddCode(userId: string): Promise<string> {
    for (let attempt = 0; attempt < CODE_TRIES; attempt += 1) {
      const code = await referrals.findCode(userId);
      if (code !== undefined) return code;
      await referrals.addCode({ userId, code: newCode(), createdAt: now() });
    }
    throw new Error('no free referral code was found');
  }

  async function findReferrer(codes: NewAccount['codes'], tx: Transaction) {
    for (const typed of codes) {
      const code = typed === undefined ? undefined : parseReferralCode(typed);
      const referrerId = code === undefined ? undefined : await referrals.findOwner(code, tx);
      if (referrerId !== undefined) return referrerId;
    }
    return undefined;
  }

  async function sumOpenCredits(side: Parameters<typeof referrals.sumCredits>[0]) {
    const credits = await referrals.sumCredits(side);
    return credits.filter(({ amountMinor }) => amountMinor !== 0);
  }

  async function readInvitation(referredId: string): Promise<ReferralSummary['invitation']> {
    const invitation = await referrals.findInvitation(referredId);
    if (!invitation) return null;
    const credits = await sumOpenCredits({ referredId });
    return {
      opened: invitation.browserHash !== null,
      registeredAt: invitation.registeredAt,
      paid: credits.some(({ amountMinor }) => amountMinor > 0),
      credits,
    };
  }

  return {
    createCode: async (userId: string) => ({ code: await findOrAddCode(userId) }),

    async readSummary(userId: string): Promise<ReferralSummary> {
      const [code, opened, registered, paid, credits, ledger, invitation] = await Promise.all([
        referrals.findCode(userId),
        referrals.countVisits(userId),
        referrals.countReferrals(userId),
        referrals.countCredited(userId),
        sumOpenCredits({ referrerId: userId }),
        referrals.listCredits(userId, MOST_CREDITS),
        readInvitation(userId),
      ]);
      return {
        code: code ?? null,
        percent,
        opened,
        registered,
        paid,
        credits,
        ledger: ledger.map((credit) => viewCredit(credit, now())),
        invitation,
      };
    },

    /** Undefined for an unknown code. `countVisit` counts this browser once. */
    async findLink({ code: typed, callerId, ip }: LinkVisit) {
      const code = parseReferralCode(typed);
      const ownerId = code === undefined ? undefined : await referrals.findOwner(code);
      if (code === undefined || ownerId === undefined) return undefined;
      const isOwnerVisit = ownerId === callerId;
      return {
        code,
        isOwnerVisit,
        async countVisit(browserHash: string): Promise<void> {
          if (isOwnerVisit || !(await isCounted(ip))) return;
          await referrals.addVisit({ userId: ownerId, browserHash, createdAt: now() });
        },
      };
    },

    async attribute(
      { userId, codes, browserHash, deviceSecret }: NewAccount,
      tx: Transaction,
    ): Promise<void> {
      const referrerId = await findReferrer(codes, tx);
      if (referrerId === undefined) return;
      const isAllowed = mayAttribute({
        referrerId,
        referredId: userId,
        isDeviceOfReferrer: await knownDevices.isKnown(referrerId, deviceSecret),
        hasBrowserReferral:
          browserHash !== undefined &&
          (await referrals.hasBrowserReferral(referrerId, browserHash, tx)),
      });
      if (!isAllowed) return;
      const [address, referrerAddress] = [
        await referrals.findAddress(userId, tx),
        await referrals.findAddress(referrerId, tx),
      ];
      await referrals.addReferral(
        {
          referredId: userId,
          referrerId,
          browserHash: browserHash ?? null,
          mailboxHash: address === null ? null : hashes.hashMailbox(address),
          referrerMailboxHash:
            referrerAddress === null ? null : hashes.hashMailbox(referrerAddress),
          percent,
          createdAt: now(),
        },
        tx,
      );
    },

    recordCredit: createRecordCredit({ referrals, hashes, now }),

    async exportReferrals(userId: string): Promise<AccountExport['referrals']> {
      const [code, opened, registered, entries, credits, wasReferred] = await Promise.all([
        referrals.findCode(userId),
        referrals.countVisits(userId),
        referrals.countReferrals(userId),
        referrals.listEntries(userId),
        referrals.listCredits(userId),
        referrals.wasReferred(userId),
      ]);
      return {
        code: code ?? null,
        opened,
        registered,
        entries,
        credits: credits.map((credit) => viewCredit(credit, now())),
        wasReferred,
      };
    },

    anonymizeUser: referrals.anonymizeUser,
  };

  /** Links above the limit still open, uncounted. */
  async function isCounted(ip: string): Promise<boolean> {
    try {
      await limits.count('referralVisit', { ip });
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }
}

function viewCredit(credit: CreditRow, now: Date): ReferralSummary['ledger'][number] {
  const { amountMinor, currency, createdAt, payableFrom, reason, reference } = credit;
  return {
    at: createdAt,
    amountMinor,
    currency,
    status: creditStatus(credit, now),
    payableFrom,
    reason,
    reference,
  };
}

const newCode = (): string =>
  Array.from(
    { length: REFERRAL_CODE_LENGTH },
    () => REFERRAL_CODE_CHARACTERS[randomInt(REFERRAL_CODE_CHARACTERS.length)],
  ).join('');
