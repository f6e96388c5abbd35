import {
  WITHDRAWAL_KINDS,
  WITHDRAWAL_REVIEW_REASONS,
  WITHDRAWAL_STATES,
} from '@forja/contract/payments/withdrawal';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { inArray } from 'drizzle-orm';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Requests of regret and cancellation. They need no account, so the key has no user id. */
export const withdrawalsTable = pgTable(
  'withdrawals',
  {
    id: uuid('id').primaryKey(),
    code: text('code').notNull(),
    /** The user of the session, if any. No foreign key: the request stays when the account is deleted. */
    userId: uuid('user_id'),
    kind: text('kind', { enum: WITHDRAWAL_KINDS }).notNull(),
    state: text('state', { enum: WITHDRAWAL_STATES }).notNull(),
    /** The payment that a regret of Mi Cuenta undoes. */
    paymentId: uuid('payment_id'),
    /** Empty once the account is deleted and the request answered. */
    email: text('email').notNull(),
    detail: text('detail'),
    /** A keyed hash, which tells a second regret of one person also after the account was deleted. */
    mailboxHash: text('mailbox_hash'),
    /** Why a person of the administration decides it, and not the server. */
    reviewReason: text('review_reason', { enum: WITHDRAWAL_REVIEW_REASONS }),
    receivedAt: instant('received_at').notNull(),
    answerBy: instant('answer_by').notNull(),
    answeredAt: instant('answered_at'),
    answer: text('answer'),
    answeredBy: uuid('answered_by'),
  },
  (table) => [
    uniqueIndex('withdrawals_code').on(table.code),
    index('withdrawals_email').on(table.email),
    // one request per payment, also when it is sent twice
    uniqueIndex('withdrawals_payment').on(table.paymentId),
    index('withdrawals_user').on(table.userId),
    index('withdrawals_mailbox').on(table.mailboxHash, table.receivedAt),
    index('withdrawals_urgency').on(table.answerBy, table.id),
  ],
);

const { code, kind, state, receivedAt, answerBy, answeredAt, answer, reviewReason } =
  withdrawalsTable;
export const withdrawalColumns = {
  code,
  kind,
  state,
  receivedAt,
  answerBy,
  answeredAt,
  answer,
  reviewReason,
};
export const isClosedWithdrawal = inArray(state, ['done', 'rejected']);
