import { AppError } from '../../../http/app-error.ts';
import type { PaymentsRepository } from '../storage/payments.repository.ts';
import type { Ledger } from '../ledger/ledger.service.ts';

export type Duplicates = ReturnType<typeof createDuplicates>;

export function createDuplicates({
  payments,
  ledger,
}: {
  payments: PaymentsRepository;
  ledger: Ledger;
}) {
  async function chooseDuplicate(
    userId: string,
    id: string,
    choice: 'keep' | 'return',
  ): Promise<void> {
    const payment = await payments.find(id);
    if (payment?.userId !== userId) throw new AppError('payment_not_found');
    if (!(await ledger.chooseDuplicate(payment, choice)))
      throw new AppError('payment_already_decided');
  }
  return {
    keepPayment: (userId: string, id: string): Promise<void> => chooseDuplicate(userId, id, 'keep'),
    returnPayment: (userId: string, id: string): Promise<void> =>
      chooseDuplicate(userId, id, 'return'),
  };
}
