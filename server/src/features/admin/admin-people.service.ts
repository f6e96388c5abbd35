import type { viewPerson } from '@forja/contract/admin/admin-person';
import type { ReplyOf } from '@forja/contract/http/endpoint';
import { AppError } from '../../http/app-error.ts';
import type { Audit } from '../identity/audit/audit.service.ts';
import { canEndPayment } from '../payments/review/refunds.service.ts';
import { valueLabels } from './admin.messages.ts';
import type { AdminPeople } from './admin-people.repository.ts';

const NO_DEVICE = { browser: null, system: null };

type Dependencies = { people: AdminPeople; audit: Audit };

export type AdminPeopleService = ReturnType<typeof createAdminPeopleService>;

/** Shows one person to an administrator, who says why; the person reads it. */
export function createAdminPeopleService({ people, audit }: Dependencies) {
  return {
    async viewPerson(
      adminId: string,
      id: string,
      reason: string,
    ): Promise<ReplyOf<typeof viewPerson>> {
      const person = await people.findPerson(id);
      if (!person) throw new AppError('person_not_found');
      await audit.record({
        userId: id,
        event: 'data_viewed_by_admin',
        device: NO_DEVICE,
        adminId,
        reason,
      });
      const [memberships, payments, events] = await Promise.all([
        people.listPeriods(id),
        people.listPayments(id),
        audit.listNewestEvents(id),
      ]);
      const history = await people.listPaymentEvents(
        id,
        payments.map((payment) => payment.id),
      );
      return {
        username: person.username,
        isAdmin: person.role === 'admin',
        isOwn: id === adminId,
        createdAt: person.createdAt,
        emailVerifiedAt: person.emailVerifiedAt,
        memberships,
        payments: payments.map((payment) => ({
          id: payment.id,
          canEnd: canEndPayment(payment) && id !== adminId,
          processor: payment.provider,
          state: payment.state,
          amountMinor: payment.amountMinor,
          currency: payment.currency,
          madeAt: payment.createdAt,
          timeline: history
            .filter(({ paymentId }) => paymentId === payment.id)
            .map((each) => ({
              at: each.at,
              text: valueLabels['event']?.[each.event] ?? each.event,
              reason: each.reason,
            })),
        })),
        events: events.map((each) => ({ at: each.at, event: each.event, reason: each.reason })),
      };
    },
  };
}
