import { randomInt, randomUUID } from 'node:crypto';
import type { Withdrawal, WithdrawalKind, WithdrawalState } from '@forja/contract/withdrawal';
import { createBackgroundSends } from '../../gateways/mail/background-sends.ts';
import type { Mail } from '../../gateways/mail/mail.ts';
import { AppError } from '../../http/app-error.ts';
import type { TryLimits } from '../identity/try-limits.service.ts';
import { answerLetter, receivedLetter } from './withdrawal-letters.messages.ts';
import type { WithdrawalsRepository } from './withdrawals.repository.ts';

const DAY_MS = 86_400_000;
const PAGE = 50;
/** Without letters that are read as others. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

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

  return {
    async request({ kind, email, detail }: Request, { ip, userId }: Sender): Promise<Withdrawal> {
      await limits.count('withdrawal', { account: email, ip });
      const receivedAt = now();
      const shown = {
        code: newCode(),
        kind,
        state: 'received' as const,
        receivedAt,
        answerBy: new Date(receivedAt.getTime() + DAY_MS),
        answeredAt: null,
        answer: null,
      };
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

/** Sixty bits, in groups that can be read aloud. */
function newCode(): string {
  const signs = Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`;
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
