import type { ErrorCode } from '@forja/contract/http/errors';
import type { Transaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { IdentityRepository } from '../storage/identity.repository.ts';

type CheckedUser = { id: string; passwordHash: string; secretAnswerHash: string };

/**
 * Refuses when the secret was replaced after its check outside the transaction: a slow request must
 * not undo a reset.
 */
export async function lockCheckedUser(
  identity: Pick<IdentityRepository, 'lockUser'>,
  { id, passwordHash, secretAnswerHash }: CheckedUser,
  refusal: ErrorCode,
  tx: Transaction,
) {
  const user = await identity.lockUser(id, tx);
  if (user?.passwordHash !== passwordHash || user.secretAnswerHash !== secretAnswerHash)
    throw new AppError(refusal);
  return user;
}
