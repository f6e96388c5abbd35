import {
  TIMELINE_EVENTS,
  type readPaymentTimeline,
  type TimelineSource,
} from '@forja/contract/payments/payment-timeline';
import type { ReplyOf } from '@forja/contract/http/endpoint';
import { AppError } from '../../../http/app-error.ts';
import type { CheckoutsRepository } from '../storage/checkouts.repository.ts';
import { refusalText } from '../notifications/refusals.messages.ts';
import type { Payment, PaymentsRepository } from '../storage/payments.repository.ts';
import type { PaymentSource } from '../storage/payment-sources.ts';

type Dependencies = { payments: PaymentsRepository; checkouts: CheckoutsRepository };
type Timeline = ReplyOf<typeof readPaymentTimeline>;
type RecordedEvent = Awaited<ReturnType<PaymentsRepository['listEvents']>>[number];

const TIMELINE_SOURCES: Record<PaymentSource, TimelineSource> = {
  start: 'forja',
  return: 'return',
  webhook: 'provider',
  poll: 'forja',
  sweep: 'forja',
  admin: 'admin',
  person: 'person',
  coupon: 'coupon',
};
const EXPLAINED_EVENTS = new Set(['approved', 'rejected', 'refunded', 'partially_refunded']);

export type Timelines = ReturnType<typeof createTimelines>;

export function createTimelines({ payments, checkouts }: Dependencies) {
  return {
    async getTimeline(userId: string, id: string): Promise<Timeline> {
      const payment = await payments.findOwn(userId, id);
      if (!payment) throw new AppError('payment_not_found');
      const [events, checkout] = await Promise.all([
        payments.listEvents(payment),
        payment.checkoutId === null ? undefined : checkouts.find(userId, payment.checkoutId),
      ]);
      const startEvent = checkout && {
        at: checkout.createdAt,
        event: 'started' as const,
        source: 'person' as const,
        reason: null,
      };
      return {
        items: [
          ...(startEvent ? [startEvent] : []),
          ...events.flatMap((each) => toTimelineItems(each, payment)),
        ],
      };
    },
  };
}

function toTimelineItems(
  { at, event: name, source, adminId, reason }: RecordedEvent,
  payment: Payment,
): Timeline['items'] {
  const event = TIMELINE_EVENTS.find((each) => each === name);
  if (event === undefined) return [];
  const isExplained = adminId !== null && EXPLAINED_EVENTS.has(event);
  const refusal = event === 'rejected' && adminId === null && payment.refusal !== null;
  return [
    {
      at,
      event,
      source: TIMELINE_SOURCES[source],
      reason: isExplained ? reason : refusal ? refusalText(payment.refusal ?? '') : null,
    },
  ];
}
