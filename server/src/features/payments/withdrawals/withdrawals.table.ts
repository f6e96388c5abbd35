import {
  WITHDRAWAL_KINDS,
  WITHDRAWAL_REVIEW_REASONS,
  WITHDRAWAL_STATES,
} from '@forja/contract/payments/withdrawal';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { inArray } from 'drizzle-orm';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Requests need no account, so the key has no user id. */
export const withdrawalsTable = pgTable(
  'withdrawals',
  {
    id: uuid('id').primaryKey(),
    code: text('code').notNull(),
    /** No foreign key: the request outlives the account. */
    userId: uuid('user_id'),
    kind: text('kind', { enum: WITHDRAWAL_KINDS }).notNull(),
    state: text('state', { enum: WITHDRAWAL_STATES }).notNull(),
    paymentId: uuid('payment_id'),
    email: text('email').notNull(),
    detail: text('detail'),
    /** Keyed hash that detects a second regret after the account was deleted. */
    mailboxHash: text('mailbox_hash'),
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
