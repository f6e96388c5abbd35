import { inTransaction, type Transaction } from '../../../database/in-transaction.ts';
import type { RequestContext } from '../sessions/request-context.ts';
import {
  createCompleteEmailChange,
  type EmailChangeCompletionDependencies,
} from './complete-email-change.ts';
import {
  createEmailChangeRequests,
  emailCodeHash,
  type EmailChangeRequestDependencies,
} from './request-email-change.ts';

type Dependencies = EmailChangeRequestDependencies & EmailChangeCompletionDependencies;

export type EmailChange = ReturnType<typeof createEmailChange>;

/** Response and duration do not reveal whether the new address is taken. */
export function createEmailChange(dependencies: Dependencies) {
  const { db, proofs, audit, secret, now } = dependencies;
  const complete = createCompleteEmailChange(dependencies);

  return {
    ...createEmailChangeRequests(dependencies),

    async pending(userId: string) {
      const proof = await proofs.find(userId, 'change', now());
      return proof
        ? { username: proof.address, proof: proof.proof, expiresAt: proof.expiresAt }
        : null;
    },

    async cancel(userId: string, { device }: RequestContext): Promise<void> {
      await inTransaction(db, async (tx) => {
        if (await proofs.remove(userId, 'change', tx))
          await audit.record({ userId, event: 'email_change_cancelled', device }, tx);
      });
    },

    async findByCode(address: string, code: string): Promise<string | undefined> {
      const pendingCodes = await proofs.listCodes(address, now());
      return pendingCodes.find(
        ({ userId, secretHash }) => secretHash === emailCodeHash(userId, code, secret),
      )?.userId;
    },

    /** False when the change is no longer pending. */
    async completeByCode(
      userId: string,
      { username, emailCode }: { username: string; emailCode: string },
      from: RequestContext,
      tx: Transaction,
    ): Promise<boolean> {
      const key = {
        userId,
        purpose: 'change' as const,
        secretHash: emailCodeHash(userId, emailCode, secret),
      };
      if (!(await proofs.consume(key, tx))) return false;
      const change = { address: username, isVerified: false, offersReversal: true };
      return complete(userId, change, from, tx);
    },

    complete,
  };
}
