import { creditStatus, mayApproveCredit } from '@forja/domain/referrals/credit-status';
import { creditStatusLabels } from '@forja/contract/identity/account-labels';
import type { Database } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/in-transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { type Audit, NO_DEVICE } from '../identity/audit/audit.service.ts';
import { alreadyDone } from '../identity/audit/already-done.service.ts';
import type { CreditRow } from './referral-credits.repository.ts';
import type { ReferralsRepository } from './referrals.repository.ts';

type Dependencies = {
  db: Database;
  referrals: ReferralsRepository;
  audit: Audit;
  now: () => Date;
};
type AdminDecision = { adminId: string; reason: string };
type Verdict = { decision: 'approved' | 'refused' | 'paid'; reference?: string };

export type CreditDecisions = ReturnType<typeof createCreditDecisions>;

export function createCreditDecisions({ db, referrals, audit, now }: Dependencies) {
  async function assertAllowed(
    credit: CreditRow,
    { decision }: Verdict,
    tx: Transaction,
  ): Promise<void> {
    const status = creditStatus(credit, now());
    if (decision === 'approved' && mayApproveCredit(credit, now())) return;
    if (decision === 'refused' && (credit.decision === 'open' || credit.decision === 'approved'))
      return;
    if (decision === 'paid' && status === 'approved') return;
    if (decision === 'paid' && credit.decision === 'open')
      throw new AppError('credit_not_approved');
    if (status === 'reversed' || credit.decision === 'open')
      throw new AppError('credit_not_payable');
    const { decidedAt: at, decidedBy } = credit;
    const by = decidedBy === null ? null : await referrals.findAddress(decidedBy, tx);
    throw alreadyDone('credit_already_decided', at === null ? undefined : { by, at });
  }

  const decide = (paymentId: string, { adminId, reason }: AdminDecision, verdict: Verdict) =>
    inTransaction(db, async (tx) => {
      const credit = await referrals.lockCredit(paymentId, tx);
      if (!credit) throw new AppError('credit_not_found');
      if (credit.referrerId === adminId) throw new AppError('own_credit');
      await assertAllowed(credit, verdict, tx);
      const { decision, reference = null } = verdict;
      await referrals.decideCredit(
        paymentId,
        { decision, reference, reason, decidedAt: now(), decidedBy: adminId },
        tx,
      );
      const label = creditStatusLabels[decision];
      await audit.record(
        {
          userId: credit.referrerId,
          event: 'referral_credit_decided',
          device: NO_DEVICE,
          adminId,
          reason,
          about: reference === null ? label : `${label}: ${reference}`,
        },
        tx,
      );
    });

  return {
    approve: (id: string, by: AdminDecision) => decide(id, by, { decision: 'approved' }),
    refuse: (id: string, by: AdminDecision) => decide(id, by, { decision: 'refused' }),
    pay: (id: string, { reference, ...by }: AdminDecision & { reference: string }) =>
      decide(id, by, { decision: 'paid', reference }),
  };
}
