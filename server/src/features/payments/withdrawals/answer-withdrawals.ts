import type { WithdrawalState } from '@forja/contract/payments/withdrawal';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import { type Audit, NO_DEVICE } from '../../identity/audit/audit.service.ts';
import { alreadyDone } from '../../identity/audit/already-done.service.ts';
import { answerEmail, REFUNDED_ANSWER } from './withdrawals.messages.ts';
import type { WithdrawalsRepository } from './withdrawals.repository.ts';

const PAGE = 50;

type Dependencies = {
  db: Database;
  withdrawals: WithdrawalsRepository;
  audit: Audit;
  sendEmail: (to: string, email: { subject: string; text: string }) => void;
  publicOrigin: () => string;
  now: () => Date;
};
type WithdrawalAnswer = { state: WithdrawalState; answer: string; seenAnswerAt: Date | null };

export function createAnswerWithdrawals({
  db,
  withdrawals,
  audit,
  sendEmail,
  publicOrigin,
  now,
}: Dependencies) {
  return {
    async closeRefunded(): Promise<void> {
      const change = {
        state: 'done' as const,
        answer: REFUNDED_ANSWER,
        answeredAt: now(),
        answeredBy: null,
      };
      for (const { email, ...answeredWithdrawal } of await withdrawals.answerRefunded(change))
        sendEmail(email, answerEmail(answeredWithdrawal, publicOrigin()));
    },

    async list(
      adminId: string,
      { reason, cursor }: { reason: string; cursor?: string | undefined },
    ) {
      const offset = cursor === undefined ? 0 : parsePage(cursor);
      const listed = await withdrawals.listPage(PAGE + 1, offset);
      const items = listed.slice(0, PAGE);
      await audit.recordRead({
        adminId,
        reason,
        source: 'withdrawals',
        // requests without an account are audited under their own id
        userIds: items.map(({ accountId, id }) => accountId ?? id),
      });
      return {
        items: items.map(({ accountId, ...item }) => ({ ...item, hasAccount: accountId !== null })),
        next: listed.length > PAGE ? String(offset + PAGE) : null,
      };
    },

    async answer(adminId: string, id: string, { state, answer, seenAnswerAt }: WithdrawalAnswer) {
      const change = { state, answer, answeredAt: now(), answeredBy: adminId };
      const request = await withdrawals.findAnswer(id);
      if (!request) throw new AppError('withdrawal_not_found');
      const answeredWithdrawal = await inTransaction(db, async (tx) => {
        const answered = await withdrawals.answer({ id, seenAnswerAt }, change, tx);
        if (!answered) {
          const first = await withdrawals.findAnswer(id);
          throw alreadyDone(
            'withdrawal_already_answered',
            first?.answeredAt ? { by: first.by, at: first.answeredAt } : undefined,
          );
        }
        const entry = { adminId, reason: answer, device: NO_DEVICE };
        await audit.record(
          { ...entry, userId: request.accountId ?? id, event: 'withdrawal_answered' },
          tx,
        );
        return answered;
      });
      sendEmail(answeredWithdrawal.email, answerEmail(answeredWithdrawal, publicOrigin()));
    },
  };
}

function parsePage(cursor: string): number {
  if (!/^\d{1,6}$/.test(cursor))
    throw new AppError('invalid_input', {
      fields: [{ path: 'cursor', message: 'Esa página no existe.' }],
    });
  return Number(cursor);
}
