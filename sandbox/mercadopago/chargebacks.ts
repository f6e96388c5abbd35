import { written } from './mercadopago-date.ts';

export type Chargeback = {
  id: string;
  paymentId: number;
  amount: number;
  currency: string;
  createdAt: Date;
  updatedAt: Date;
};

const DAY_MS = 86_400_000;

/** How it ended is said by its payment, not by the chargeback. */
export const chargebackJson = ({ id, paymentId, amount, currency, createdAt, updatedAt }: Chargeback) => ({
  id,
  payments: [paymentId],
  currency,
  amount,
  coverage_applied: false,
  coverage_elegible: true,
  documentation_required: true,
  documentation_status: 'pending',
  documentation: [],
  date_documentation_deadline: written(new Date(createdAt.getTime() + 10 * DAY_MS)),
  date_created: written(createdAt),
  date_last_updated: written(updatedAt),
  live_mode: false,
});
