import { PROCESSORS } from '@forja/contract/payments/membership';
import { sql } from 'drizzle-orm';
import { adminTableMessages } from './admin.messages.ts';
import { selectUserId, type TableDefinition, toUuid } from './table-definition.repository.ts';

const { payments, coupons } = adminTableMessages;

export const moneyTables = {
  payments: {
    sources: [
      sql`select id, user_id, created_at, provider, state, role, amount_minor, currency, provider_payment_id,
      review_reason, reviewed_at from payments`,
    ],
    details: {
      columns: sql`u.id as subject_id, u.username`,
      joins: sql`left join users u on u.id = page.user_id`,
    },
    columns: [
      { key: 'username', header: payments.username, kind: 'text', canSort: false, isMasked: true },
      { key: 'created_at', header: payments.createdAt, kind: 'instant', canSort: true },
      {
        key: 'amount_minor',
        header: payments.amount,
        kind: 'money',
        canSort: true,
        currency: 'currency',
      },
      { key: 'state', header: payments.state, kind: 'text', canSort: true, labels: 'state' },
      {
        key: 'provider',
        header: payments.provider,
        kind: 'text',
        canSort: true,
        labels: 'provider',
      },
      { key: 'provider_payment_id', header: payments.reference, kind: 'text', canSort: false },
    ],
    defaultSort: 'created_at',
    filters: {
      review: {
        label: payments.toReview,
        condition: sql`review_reason is not null and reviewed_at is null`,
      },
      duplicates: { label: payments.duplicates, condition: sql`role = 'duplicate'` },
      mismatches: {
        label: payments.mismatches,
        condition: sql`review_reason is not null and provider <> 'manual'`,
      },
      approved: { label: payments.approved, condition: sql`state = 'approved'` },
      refunded: { label: payments.refunded, condition: sql`state in ('refunded', 'charged_back')` },
    },
    matches: (text) =>
      sql`(user_id = ${selectUserId(text)} or id = ${toUuid(text)}
        or (provider = any(${sql.param([...PROCESSORS])}::text[]) and provider_payment_id = ${text}))`,
  },
  coupons: {
    sources: [
      sql`select code as id, code, percent, uses, max_uses, valid_until, disabled_at, created_at
      from coupons`,
    ],
    columns: [
      { key: 'code', header: coupons.code, kind: 'text', canSort: true },
      { key: 'percent', header: coupons.percent, kind: 'number', canSort: true },
      { key: 'uses', header: coupons.uses, kind: 'number', canSort: true },
      {
        key: 'max_uses',
        header: coupons.maxUses,
        kind: 'number',
        canSort: true,
        isNullable: true,
      },
      {
        key: 'valid_until',
        header: coupons.validUntil,
        kind: 'instant',
        canSort: true,
        isNullable: true,
      },
      { key: 'created_at', header: coupons.createdAt, kind: 'instant', canSort: true },
    ],
    defaultSort: 'created_at',
    filters: {
      usable: {
        label: coupons.usable,
        condition: sql`disabled_at is null and (valid_until is null or valid_until > present)
          and (max_uses is null or uses < max_uses)`,
      },
    },
    matches: (text) => sql`code = ${text.toUpperCase()}`,
  },
} as const satisfies Record<string, TableDefinition>;
