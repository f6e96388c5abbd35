import type { Transaction } from '../../../database/in-transaction.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { AccountReversals } from '../reversal/account-reversals.service.ts';
import type { RequestContext } from '../sessions/request-context.ts';

type Dependencies = { audit: Audit; reversals: AccountReversals };

export type RecordRecovery = ReturnType<typeof createRecordRecovery>;

export const createRecordRecovery =
  ({ audit, reversals }: Dependencies) =>
  async (
    { id: userId, username }: { id: string; username: string },
    { device }: RequestContext,
    tx: Transaction,
  ): Promise<void> => {
    await audit.record({ userId, event: 'password_recovered', device }, tx);
    await reversals.offer(
      { userId, kind: 'password_recovered', previousUsername: username, device },
      tx,
    );
  };
