import { randomUUID } from 'node:crypto';
import type {
  Withdrawal,
  WithdrawalKind,
  WithdrawalState,
} from '@forja/contract/payments/withdrawal';
import { DAY_MS } from '@forja/domain/units/durations';
import { createBackgroundEmails } from '../../../gateways/mail/background-emails.ts';
import type { Mail } from '../../../gateways/mail/mail.ts';
import type { Database } from '../../../database/connect.ts';
import type { Transaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Audit } from '../../identity/audit/audit.service.ts';
import type { TryLimits } from '../../identity/limits/try-limits.service.ts';
import type { Payment } from '../storage/payments.repository.ts';
import { createWithdrawalCode } from './withdrawal-code.ts';
import { createAnswerWithdrawals } from './answer-withdrawals.ts';
import { receivedEmail } from './withdrawals.messages.ts';
import type { WithdrawalsRepository } from './withdrawals.repository.ts';

type Dependencies = {
  db: Database;
  withdrawals: WithdrawalsRepository;
  audit: Audit;
  limits: TryLimits;
  /** Optional: the code on the screen is enough to follow a request. */
  mail: Mail | undefined;
  onUnsent: (error: unknown) => void;
  publicOrigin: () => string;
  supportEmail: string;
  now: () => Date;
};
type WithdrawalRequest = { kind: WithdrawalKind; email: string; detail?: string | undefined };
type WithdrawalSender = { ip: string; userId: string | undefined };

export type Withdrawals = ReturnType<typeof createWithdrawals>;

export function createWithdrawals({
  db,
  withdrawals,
  audit,
  limits,
  mail,
  onUnsent,
  publicOrigin,
  supportEmail,
  now,
}: Dependencies) {
  const backgroundEmails = createBackgroundEmails(onUnsent);
  const sendEmail = (to: string, email: { subject: string; text: string }) => {
    if (mail && to !== '') backgroundEmails.start(mail.send({ to, ...email }));
  };

  return {
    async openRegret(
      {
        payment,
        email,
        mailboxHash,
        isSecond,
        state,
      }: {
        payment: Payment;
        email: string;
        mailboxHash: string;
        isSecond: boolean;
        state: 'received' | 'in_progress';
      },
      tx: Transaction,
    ): Promise<Withdrawal> {
      const reviewReason = isSecond ? ('second_regret' as const) : null;
      const withdrawal = { ...newWithdrawal('regret', state, now()), reviewReason };
      const { userId, id: paymentId } = payment;
      await withdrawals.add(
        { id: randomUUID(), userId, paymentId, email, mailboxHash, detail: null, ...withdrawal },
        tx,
      );
      return withdrawal;
    },

    sendConfirmation: (email: string, withdrawal: Withdrawal) =>
      sendEmail(email, receivedEmail(withdrawal, { origin: publicOrigin(), supportEmail })),

    ...createAnswerWithdrawals({ db, withdrawals, audit, sendEmail, publicOrigin, now }),

    lockSubject: withdrawals.lockSubject,
    hasRegretted: withdrawals.hasRegretted,
    findByPayment: withdrawals.findByPayment,
    listRegrettedGifts: withdrawals.listRegrettedGifts,

    async request(
      { kind, email, detail }: WithdrawalRequest,
      { ip, userId }: WithdrawalSender,
    ): Promise<Withdrawal> {
      await limits.count('withdrawal', { account: email, ip });
      const withdrawal = newWithdrawal(kind, 'received', now());
      await withdrawals.add({
        id: randomUUID(),
        userId: userId ?? null,
        email,
        detail: detail === '' ? null : (detail ?? null),
        ...withdrawal,
      });
      sendEmail(email, receivedEmail(withdrawal, { origin: publicOrigin(), supportEmail }));
      return withdrawal;
    },

    async getWithdrawal(code: string, ip: string): Promise<Withdrawal> {
      await limits.count('withdrawalState', { ip });
      const withdrawal = await withdrawals.findByCode(normalizeWithdrawalCode(code));
      if (!withdrawal) throw new AppError('withdrawal_not_found');
      return withdrawal;
    },

    drain: backgroundEmails.drain,
    listByRequester: withdrawals.listByRequester,
    anonymizeUser: withdrawals.anonymizeUser,
  };
}

function newWithdrawal(kind: WithdrawalKind, state: WithdrawalState, receivedAt: Date): Withdrawal {
  const answerBy = new Date(receivedAt.getTime() + DAY_MS);
  return {
    code: createWithdrawalCode(),
    kind,
    state,
    receivedAt,
    answerBy,
    answeredAt: null,
    answer: null,
    reviewReason: null,
  };
}

function normalizeWithdrawalCode(code: string): string {
  const characters = code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return `${characters.slice(0, 4)}-${characters.slice(4, 8)}-${characters.slice(8)}`;
}
