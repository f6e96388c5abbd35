import type { ErrorCode } from '@forja/contract/http/errors';
import type { Transaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { IdentityRepository } from '../storage/identity.repository.ts';

type CheckedUser = { id: string; passwordHash: string; secretAnswerHash: string };

/**
 * Locks an account whose password or secret answer was checked outside the transaction, and refuses when either was
 * replaced meanwhile: a slow request must not bring back what a reset ended.
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
