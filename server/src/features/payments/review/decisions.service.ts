import type { PaymentDecision } from '@forja/contract/payments/admin-payments';
import { AppError } from '../../../http/app-error.ts';
import { maskedEmail } from '../../../gateways/mail/masked-email.ts';
import { decisionText } from './review.messages.ts';
import type { Payment, PaymentsRepository } from '../storage/payments.repository.ts';

export type Decisions = ReturnType<typeof createDecisions>;

export function createDecisions({ payments }: { payments: PaymentsRepository }) {
  return {
    async alreadyDecided(payment: Pick<Payment, 'userId' | 'id'>): Promise<AppError> {
      const last = await payments.findLastDecision(payment);
      if (!last) return new AppError('payment_already_decided');
      const { at, outcome, username } = last;
      const by = username === null ? null : maskedEmail(username);
      const current = { at: at.toISOString(), outcome, by } satisfies Omit<
        PaymentDecision,
        'at'
      > & { at: string };
      return new AppError('payment_already_decided', {
        message: decisionText({ by, at, outcome }),
        current,
      });
    },
  };
}
