import type { decidePartner, viewPartner } from '@forja/contract/admin/admin-partners';
import type { InputOf, ReplyOf } from '@forja/contract/http/endpoint';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { createBackgroundEmails } from '../../gateways/mail/background-emails.ts';
import type { Mail } from '../../gateways/mail/mail.ts';
import { maskedEmail } from '../../gateways/mail/masked-email.ts';
import { AppError } from '../../http/app-error.ts';
import { type Audit, NO_DEVICE } from '../identity/audit/audit.service.ts';
import type { Partners } from '../partners/partners.service.ts';
import { alreadyDone } from '../identity/audit/already-done.service.ts';
import { decisionEmail } from './admin.messages.ts';
import type { Reader } from './admin-tables.service.ts';

type Dependencies = {
  db: Database;
  partners: Pick<Partners, 'find' | 'decide'>;
  audit: Audit;
  mail?: Mail | undefined;
  onUnsent: (error: unknown) => void;
  now: () => Date;
};
type State = InputOf<typeof decidePartner>['body']['state'];

export type AdminPartnersService = ReturnType<typeof createAdminPartnersService>;

export function createAdminPartnersService(dependencies: Dependencies) {
  const { db, partners, audit, mail, onUnsent, now } = dependencies;
  const emails = createBackgroundEmails(onUnsent);

  async function findApplication(id: string) {
    const application = await partners.find(id);
    if (!application) throw new AppError('application_not_found');
    // applications without an account are audited under their own id
    return { application, subjectId: application.accountId ?? id };
  }

  return {
    async viewPartner(reader: Reader, id: string): Promise<ReplyOf<typeof viewPartner>> {
      const { application, subjectId } = await findApplication(id);
      await audit.record({
        ...reader,
        userId: subjectId,
        event: 'data_viewed_by_admin',
        device: NO_DEVICE,
      });
      const { decider } = application;
      return { ...application, decidedBy: decider === null ? null : maskedEmail(decider) };
    },

    async decidePartner({ adminId, reason }: Reader, id: string, state: State): Promise<void> {
      const { application, subjectId } = await findApplication(id);
      const decidedAt = now();
      const decision = { state, decidedAt, decidedBy: adminId, decisionReason: reason };
      await inTransaction(db, async (tx) => {
        if (!(await partners.decide(id, decision, tx))) {
          const first = await partners.find(id);
          throw alreadyDone(
            'application_already_decided',
            first?.decidedAt ? { by: first.decider, at: first.decidedAt } : undefined,
          );
        }
        const entry = { userId: subjectId, adminId, reason, device: NO_DEVICE };
        await audit.record({ ...entry, event: 'application_decided' }, tx);
      });
      if (mail) emails.start(mail.send({ to: application.email, ...decisionEmail(state, reason) }));
    },

    drain: emails.drain,
  };
}
