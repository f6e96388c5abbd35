import type { viewPerson } from '@forja/contract/admin/admin-person';
import type { ReplyOf } from '@forja/contract/http/endpoint';
import { findSharingSigns } from '@forja/domain/membership/find-sharing-signs';
import { AppError } from '../../http/app-error.ts';
import { type Audit, NO_DEVICE } from '../identity/audit/audit.service.ts';
import { isLocked } from '../identity/second-factor/second-factor.service.ts';
import { canEndPayment } from '../payments/review/refunds.service.ts';
import { valueLabels } from './admin.messages.ts';
import type { AdminPeople } from './admin-people.repository.ts';
import type { SupportNotes } from './support/support-notes.service.ts';

type Dependencies = {
  people: AdminPeople;
  notes: Pick<SupportNotes, 'list'>;
  audit: Audit;
  now: () => Date;
};
type Person = NonNullable<Awaited<ReturnType<AdminPeople['findPerson']>>>;
type SeenDevice = { deviceHash: string | null; lastSeenAt: Date; id?: string };

export type AdminPeopleService = ReturnType<typeof createAdminPeopleService>;

export function createAdminPeopleService({ people, notes, audit, now }: Dependencies) {
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
      const [memberships, payments, events, sessions, devices, supportNotes] = await Promise.all([
        people.listPeriods(id),
        people.listPayments(id),
        audit.listNewestEvents(id),
        people.listSessions(id, now()),
        people.listDevices(id),
        notes.list(id),
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
        blocked:
          person.blockedAt === null
            ? null
            : { at: person.blockedAt, reason: person.blockedReason ?? '' },
        secondFactor: describeSecondFactor(person),
        sessions: sessions.map(({ browser, system, createdAt, lastSeenAt }) => ({
          device: { browser, system },
          createdAt,
          lastSeenAt,
        })),
        sharing: findSharingSigns(listLastSeen([...sessions, ...devices]), now()),
        notes: supportNotes,
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

function describeSecondFactor(person: Person): 'off' | 'on' | 'locked' {
  if (person.secondFactorOnAt === null) return 'off';
  return isLocked(person) ? 'locked' : 'on';
}

/** Closed sessions count, and a device may have several. */
function listLastSeen(seenDevices: readonly SeenDevice[]): Date[] {
  const lastSeen = new Map<string, Date>();
  for (const { deviceHash, id, lastSeenAt } of seenDevices) {
    const device = deviceHash ?? id ?? '';
    if (lastSeenAt > (lastSeen.get(device) ?? new Date(0))) lastSeen.set(device, lastSeenAt);
  }
  return [...lastSeen.values()];
}
