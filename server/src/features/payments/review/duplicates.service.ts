import { AppError } from '../../../http/app-error.ts';
import type { PaymentsRepository } from '../ledger/payments.repository.ts';
import type { Settle } from '../ledger/record-payment.service.ts';

export type Duplicates = ReturnType<typeof createDuplicates>;

/** Who paid one purchase twice says what becomes of the second payment, once. */
export function createDuplicates({ payments, settle }: { payments: PaymentsRepository; settle: Settle }) {
  async function choose(userId: string, id: string, choice: 'keep' | 'return'): Promise<void> {
    const payment = await payments.find(id);
    if (payment?.userId !== userId) throw new AppError('payment_not_found');
    if (!(await settle.choose(payment, choice))) throw new AppError('payment_already_decided');
  }
  return {
    keep: (userId: string, id: string): Promise<void> => choose(userId, id, 'keep'),
    askBack: (userId: string, id: string): Promise<void> => choose(userId, id, 'return'),
  };
}
