import { TIMELINE_EVENTS, type readPaymentTimeline, type TimelineSource } from '@forja/contract/payment-timeline';
import type { ReplyOf } from '@forja/contract/endpoint';
import { AppError } from '../../../http/app-error.ts';
import type { CheckoutsRepository } from '../checkouts/checkouts.repository.ts';
import { refusalText } from '../payments.messages.ts';
import type { Payment, PaymentsRepository } from '../ledger/payments.repository.ts';
import type { Source } from '../ledger/payment-sources.ts';

type Dependencies = { payments: PaymentsRepository; checkouts: CheckoutsRepository };
type Timeline = ReplyOf<typeof readPaymentTimeline>;
type Recorded = Awaited<ReturnType<PaymentsRepository['eventsOf']>>[number];

/** As a person tells them apart: whether somebody told us, or we looked. */
const SOURCES: Record<Source, TimelineSource> = {
  start: 'forja',
  return: 'return',
  webhook: 'provider',
  poll: 'forja',
  sweep: 'forja',
  admin: 'admin',
  person: 'person',
  coupon: 'coupon',
};
/** Decisions whose reason the administrator writes for the person. */
const EXPLAINED = new Set(['rejected', 'refunded']);

export type Timelines = ReturnType<typeof createTimelines>;

/** How a person knows that their payment was heard of, and how. */
export function createTimelines({ payments, checkouts }: Dependencies) {
  return {
    async read(userId: string, id: string): Promise<Timeline> {
      const payment = await payments.findOwn(userId, id);
      if (!payment) throw new AppError('payment_not_found');
      const [recorded, checkout] = await Promise.all([
        payments.eventsOf(payment),
        payment.checkoutId === null ? undefined : checkouts.find(userId, payment.checkoutId),
      ]);
      const started = checkout && {
        at: checkout.createdAt,
        event: 'started' as const,
        source: 'person' as const,
        reason: null,
      };
      return { items: [...(started ? [started] : []), ...recorded.flatMap((each) => shown(each, payment))] };
    },
  };
}

/** What is only of the books says nothing to a person. */
function shown({ at, event: name, source, adminId, reason }: Recorded, payment: Payment): Timeline['items'] {
  const event = TIMELINE_EVENTS.find((each) => each === name);
  if (event === undefined) return [];
  const isExplained = adminId !== null && EXPLAINED.has(event);
  const refusal = event === 'rejected' && adminId === null && payment.refusal !== null;
  return [
    {
      at,
      event,
      source: SOURCES[source],
      reason: isExplained ? reason : refusal ? refusalText(payment.refusal ?? '') : null,
    },
  ];
}
