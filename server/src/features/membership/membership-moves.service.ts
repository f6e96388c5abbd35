import type { moveMembership } from '@forja/contract/admin/admin-person';
import type { InputOf } from '@forja/contract/http/endpoint';
import { foldMembership } from '@forja/domain/membership/fold-membership';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { alreadyDone } from '../identity/audit/already-done.service.ts';
import { type Audit, NO_DEVICE } from '../identity/audit/audit.service.ts';
import type { MembershipRepository } from './membership.repository.ts';
import { recalculatePeriods } from './recalculate-periods.ts';

type Dependencies = { db: Database; membership: MembershipRepository; audit: Audit };
type Move = InputOf<typeof moveMembership>['body'] & { userId: string };

export type MembershipMoves = ReturnType<typeof createMembershipMoves>;

/** Added days belong to the last grant, so a refund of its payment removes them too. */
export function createMembershipMoves({ db, membership, audit }: Dependencies) {
  return {
    /** Requires the end date that was seen, so that a repeated request has no effect. */
    move: (adminId: string, { userId, days, seenEndsAt, reason }: Move): Promise<Date> => {
      if (userId === adminId) throw new AppError('own_account');
      return inTransaction(db, async (tx) => {
        if (!(await membership.lockUser(userId, tx))) throw new AppError('person_not_found');
        const grants = await membership.listGrants(userId, tx);
        const last = foldMembership(grants).at(-1);
        if (last?.endsAt.getTime() !== seenEndsAt?.getTime())
          throw alreadyDone(
            'membership_changed',
            await audit.findLastDecision(userId, 'membership_moved_by_admin'),
          );
        const grant = grants.find(({ id }) => id === last?.grantId);
        if (!last || !grant || grant.reversedAt !== null)
          throw new AppError('membership_not_movable');
        const moved = { ...grant, days: grant.days + days };
        const end = foldMembership(grants.map((each) => (each === grant ? moved : each))).at(-1);
        if (end?.grantId !== grant.id)
          throw new AppError('invalid_input', {
            fields: [{ path: 'days', message: 'Son más días que los que tiene esa membresía.' }],
          });
        await membership.changeGrant(userId, grant.id, { days: moved.days }, tx);
        await recalculatePeriods(membership, userId, tx);
        const entry = { userId, adminId, reason, device: NO_DEVICE };
        await audit.record({ ...entry, event: 'membership_moved_by_admin' }, tx);
        return end.endsAt;
      });
    },
  };
}
