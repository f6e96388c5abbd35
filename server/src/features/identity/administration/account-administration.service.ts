import type { AccountEvent } from '@forja/contract/identity/account';
import type { Database } from '../../../database/connect.ts';
import { inTransaction, type Transaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import { alreadyDone } from '../audit/already-done.service.ts';
import { type Audit, NO_DEVICE } from '../audit/audit.service.ts';
import type { EmailChange } from '../email/email-change.service.ts';
import type { AccountEmails } from '../outbox/account-emails.service.ts';
import type { IdentityRepository } from '../storage/identity.repository.ts';
import type { OneTimeCodesRepository } from '../storage/one-time-codes.repository.ts';
import {
  addressChangeStartedEmail,
  blockedEmail,
  secondFactorResetEmail,
  sessionsClosedEmail,
  unblockedEmail,
} from './administration.messages.ts';

type Dependencies = {
  db: Database;
  identity: IdentityRepository;
  codes: OneTimeCodesRepository;
  emailChange: EmailChange;
  accountEmails: AccountEmails;
  audit: Audit;
  supportEmail: string;
  now: () => Date;
};
export type Act = { adminId: string; userId: string; reason: string };
type LockedUser = NonNullable<Awaited<ReturnType<IdentityRepository['lockUser']>>>;
type Email = { subject: string; text: string };

export type AccountAdministration = ReturnType<typeof createAccountAdministration>;

export function createAccountAdministration(dependencies: Dependencies) {
  const { db, identity, codes, emailChange, accountEmails, audit, supportEmail, now } =
    dependencies;

  async function lockPerson({ adminId, userId }: Act, tx: Transaction): Promise<LockedUser> {
    if (userId === adminId) throw new AppError('own_account');
    const user = await identity.lockUser(userId, tx);
    if (!user) throw new AppError('person_not_found');
    return user;
  }

  async function record(
    { adminId, userId, reason }: Act,
    event: AccountEvent['event'],
    tx: Transaction,
  ): Promise<void> {
    await audit.record({ userId, event, adminId, reason, device: NO_DEVICE }, tx);
  }

  async function write({ id, username }: LockedUser, email: Email, tx: Transaction): Promise<void> {
    if (accountEmails.isOn) await accountEmails.add(id, { to: username, ...email }, tx);
  }

  /** Includes codes that could start a session. */
  async function endSessions(userId: string, tx: Transaction): Promise<number> {
    await codes.removeResumeCodes(userId, tx);
    return identity.endSignIns(userId, tx);
  }

  async function inOrder<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const result = await inTransaction(db, work);
    accountEmails.sendSoon();
    return result;
  }

  return {
    block: (act: Act): Promise<void> =>
      inOrder(async (tx) => {
        const user = await lockPerson(act, tx);
        const { userId, reason } = act;
        if (user.role === 'admin') throw new AppError('administrator_account');
        if (user.blockedReason !== null)
          throw alreadyDone(
            'account_already_blocked',
            await audit.findLastDecision(userId, 'account_blocked'),
          );
        await identity.changeUser(userId, { blockedAt: now(), blockedReason: reason }, tx);
        await endSessions(userId, tx);
        await record(act, 'account_blocked', tx);
        await write(user, blockedEmail({ at: now(), reason, supportEmail }), tx);
      }),

    unblock: (act: Act): Promise<void> =>
      inOrder(async (tx) => {
        const user = await lockPerson(act, tx);
        if (user.blockedReason === null)
          throw alreadyDone(
            'account_not_blocked',
            await audit.findLastDecision(act.userId, 'account_unblocked'),
          );
        await identity.changeUser(act.userId, { blockedAt: null, blockedReason: null }, tx);
        await record(act, 'account_unblocked', tx);
        await write(user, unblockedEmail({ at: now(), reason: act.reason, supportEmail }), tx);
      }),

    closeSessions: (act: Act): Promise<number> =>
      inOrder(async (tx) => {
        const user = await lockPerson(act, tx);
        const closed = await endSessions(act.userId, tx);
        await record(act, 'sessions_closed_by_admin', tx);
        await write(user, sessionsClosedEmail({ at: now(), reason: act.reason, supportEmail }), tx);
        return closed;
      }),

    /** The role stays; without a second factor it has no powers. */
    resetSecondFactor: (act: Act): Promise<void> =>
      inOrder(async (tx) => {
        const user = await lockPerson(act, tx);
        if (user.role !== 'admin' || user.secondFactorOnAt === null)
          throw new AppError('second_factor_off');
        await identity.changeUser(
          act.userId,
          {
            secondFactorSecret: null,
            secondFactorOnAt: null,
            secondFactorStep: null,
            secondFactorFailures: 0,
          },
          tx,
        );
        await endSessions(act.userId, tx);
        await record(act, 'second_factor_reset_by_admin', tx);
        const text = { at: now(), reason: act.reason, supportEmail };
        await write(user, secondFactorResetEmail(text), tx);
      }),

    /** The change completes when the new mailbox is proved, and the previous one can undo it. */
    async startAddressChange(act: Act, username: string, ip: string) {
      const person = await identity.findUser(act.userId);
      if (!person) throw new AppError('person_not_found');
      const { code, proof, expiresAt } = await emailChange.requestForPerson(person, username, {
        ip,
        async check(tx) {
          const user = await lockPerson(act, tx);
          if (user.role === 'admin') throw new AppError('administrator_account');
          await record(act, 'email_change_started_by_admin', tx);
          const text = { at: now(), reason: act.reason, supportEmail };
          await write(user, addressChangeStartedEmail(text), tx);
        },
      });
      return { code, proof, expiresAt };
    },
  };
}
