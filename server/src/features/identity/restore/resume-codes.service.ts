import type { Transaction } from '../../../database/in-transaction.ts';
import type { OneTimeCodesRepository } from '../storage/one-time-codes.repository.ts';
import { newToken, tokenHash, encodeToken } from '../sessions/session-token.ts';

const CODE_MS = 15 * 60_000;

type ResumedCheckout = { userId: string; checkoutId: string; browserHash: string };

export function createResumeCodes({
  codes,
  now,
}: {
  codes: OneTimeCodesRepository;
  now: () => Date;
}) {
  return {
    async issue({ userId, ...checkout }: ResumedCheckout, tx: Transaction): Promise<string> {
      const code = newToken(userId);
      const expiresAt = new Date(now().getTime() + CODE_MS);
      await codes.addResumeCode({ userId, codeHash: tokenHash(code), ...checkout, expiresAt }, tx);
      return encodeToken(code);
    },
  };
}
