import { WITHDRAWAL_KINDS, WITHDRAWAL_STATES } from '@forja/contract/withdrawal';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Requests of regret and of cancellation. They come without an account, so none leads the key. */
export const withdrawalsTable = pgTable(
  'withdrawals',
  {
    id: uuid('id').primaryKey(),
    code: text('code').notNull(),
    /** Whose session made the request, if any. No foreign key: the request outlives the account. */
    userId: uuid('user_id'),
    kind: text('kind', { enum: WITHDRAWAL_KINDS }).notNull(),
    state: text('state', { enum: WITHDRAWAL_STATES }).notNull(),
    /** The payment that a regret of Mi Cuenta undoes. */
    paymentId: uuid('payment_id'),
    /** Empty once the account is deleted and the request answered. */
    email: text('email').notNull(),
    detail: text('detail'),
    receivedAt: instant('received_at').notNull(),
    answerBy: instant('answer_by').notNull(),
    answeredAt: instant('answered_at'),
    answer: text('answer'),
    answeredBy: uuid('answered_by'),
  },
  (table) => [
    uniqueIndex('withdrawals_code').on(table.code),
    index('withdrawals_email').on(table.email),
    // however often it is pressed, a payment is regretted once
    uniqueIndex('withdrawals_payment').on(table.paymentId),
    index('withdrawals_user').on(table.userId),
    index('withdrawals_urgency').on(table.answerBy, table.id),
  ],
);
