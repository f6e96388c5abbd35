import { DAY_MS } from '../../shared/durations.ts';
import { formatDate } from './mercadopago-date.ts';

export type Chargeback = {
  id: string;
  paymentId: number;
  amount: number;
  currency: string;
  createdAt: Date;
  updatedAt: Date;
};

/** Only the payment carries the outcome. */
export const chargebackJson = ({
  id,
  paymentId,
  amount,
  currency,
  createdAt,
  updatedAt,
}: Chargeback) => ({
  id,
  payments: [paymentId],
  currency,
  amount,
  coverage_applied: false,
  coverage_elegible: true,
  documentation_required: true,
  documentation_status: 'pending',
  documentation: [],
  date_documentation_deadline: formatDate(new Date(createdAt.getTime() + 10 * DAY_MS)),
  date_created: formatDate(createdAt),
  date_last_updated: formatDate(updatedAt),
  live_mode: false,
});
