import { foldMembership } from '@forja/domain/membership/fold-membership';
import type { Transaction } from '../../database/in-transaction.ts';
import type { MembershipRepository } from './membership.repository.ts';

/** Deleted accounts keep grants and have no periods. */
export async function recalculatePeriods(
  membership: MembershipRepository,
  userId: string,
  tx: Transaction,
): Promise<void> {
  if (!(await membership.lockUser(userId, tx))) return;
  await membership.replacePeriods(
    userId,
    foldMembership(await membership.listGrants(userId, tx)),
    tx,
  );
}
