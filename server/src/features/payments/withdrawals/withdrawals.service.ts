import { randomUUID } from 'node:crypto';
import type { Withdrawal, WithdrawalKind, WithdrawalState } from '@forja/contract/withdrawal';
import { createBackgroundSends } from '../../../gateways/mail/background-sends.ts';
import type { Mail } from '../../../gateways/mail/mail.ts';
import type { Transaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { TryLimits } from '../../identity/try-limits.service.ts';
import type { Payment } from '../ledger/payments.repository.ts';
import { newCode } from './withdrawal-code.ts';
import { answerLetter, receivedLetter, REGRETTED } from './withdrawals.messages.ts';
import type { WithdrawalsRepository } from './withdrawals.repository.ts';

const DAY_MS = 86_400_000;
const PAGE = 50;

type Parts = {
  withdrawals: WithdrawalsRepository;
  limits: TryLimits;
  /** Absent where no mail server is configured: the code on the screen is enough to follow a request. */
  mail: Mail | undefined;
  onUnsent: (error: unknown) => void;
  publicOrigin: () => string;
  now: () => Date;
};
type Answer = { state: WithdrawalState; answer: string; seenAnswerAt: Date | null };
type Request = { kind: WithdrawalKind; email: string; detail?: string | undefined };
/** `userId` is of the session that asked, if there was one. */
type Sender = { ip: string; userId: string | undefined };

export type Withdrawals = ReturnType<typeof createWithdrawals>;

/** Regret and cancellation: anybody may ask, gets a code at once, and is answered within a day. */
export function createWithdrawals({ withdrawals, limits, mail, onUnsent, publicOrigin, now }: Parts) {
  const sends = createBackgroundSends(onUnsent);
  const write = (to: string, letter: { subject: string; text: string }) => {
    if (mail && to !== '') sends.start(mail.send({ to, ...letter }));
  };

  const opened = (kind: WithdrawalKind, state: WithdrawalState): Withdrawal => {
    const receivedAt = now();
    const answerBy = new Date(receivedAt.getTime() + DAY_MS);
    return { code: newCode(), kind, state, receivedAt, answerBy, answeredAt: null, answer: null };
  };

  return {
    /** A regret that names its payment: whoever asks is signed in, and it is under way at once. */
    async openRegret(
      { payment, email, state }: { payment: Payment; email: string; state: 'received' | 'in_progress' },
      tx: Transaction,
    ): Promise<Withdrawal> {
      const shown = opened('regret', state);
      const { userId, id: paymentId } = payment;
      await withdrawals.add({ id: randomUUID(), userId, paymentId, email, detail: null, ...shown }, tx);
      return shown;
    },

    tellReceived: (email: string, withdrawal: Withdrawal) => write(email, receivedLetter(withdrawal, publicOrigin())),

    /** Regrets are over when their money is back, whoever sent it. */
    async closeRefunded(): Promise<void> {
      const change = { state: 'done' as const, answer: REGRETTED, answeredAt: now(), answeredBy: null };
      for (const { email, ...answered } of await withdrawals.answerRefunded(change))
        write(email, answerLetter(answered, publicOrigin()));
    },

    findByPayment: withdrawals.findByPayment,
    regrettedGifts: withdrawals.regrettedGifts,

    async request({ kind, email, detail }: Request, { ip, userId }: Sender): Promise<Withdrawal> {
      await limits.count('withdrawal', { account: email, ip });
      const shown = opened(kind, 'received');
      await withdrawals.add({
        id: randomUUID(),
        userId: userId ?? null,
        email,
        detail: detail === '' ? null : (detail ?? null),
        ...shown,
      });
      write(email, receivedLetter(shown, publicOrigin()));
      return shown;
    },

    async read(code: string, ip: string): Promise<Withdrawal> {
      await limits.count('withdrawalState', { ip });
      const found = await withdrawals.findByCode(normalCode(code));
      if (!found) throw new AppError('withdrawal_not_found');
      return found;
    },

    async list(cursor: string | undefined) {
      const offset = cursor === undefined ? 0 : readPage(cursor);
      const found = await withdrawals.page(PAGE + 1, offset);
      return { items: found.slice(0, PAGE), next: found.length > PAGE ? String(offset + PAGE) : null };
    },

    async answer(adminId: string, id: string, { state, answer, seenAnswerAt }: Answer) {
      const change = { state, answer, answeredAt: now(), answeredBy: adminId };
      const answered = await withdrawals.answer({ id, seenAnswerAt }, change);
      if (!answered)
        throw new AppError((await withdrawals.has(id)) ? 'withdrawal_already_answered' : 'withdrawal_not_found');
      write(answered.email, answerLetter(answered, publicOrigin()));
    },

    settled: sends.settled,
    listBy: withdrawals.listBy,
    forgetWho: withdrawals.forgetWho,
  };
}

function normalCode(code: string): string {
  const signs = code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return `${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`;
}

function readPage(cursor: string): number {
  if (!/^\d{1,6}$/.test(cursor))
    throw new AppError('invalid_input', { fields: [{ path: 'cursor', message: 'Esa página no existe.' }] });
  return Number(cursor);
}
