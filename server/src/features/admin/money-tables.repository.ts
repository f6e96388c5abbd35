import { sql } from 'drizzle-orm';
import { adminTableMessages } from './admin.messages.ts';
import type { TableDefinition } from './table-definition.repository.ts';

const { payments, coupons } = adminTableMessages;

export const moneyTables = {
  payments: {
    source: sql`select p.id::text as id, u.id as subject_id, p.created_at, u.username, p.provider, p.state, p.role,
      p.amount_minor, p.currency, p.provider_payment_id, p.review_reason, p.reviewed_at
      from payments p left join users u on u.id = p.user_id`,
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
      sql`(username = ${text.normalize('NFKC').toLowerCase()} or id = ${text.toLowerCase()}
        or provider_payment_id = ${text})`,
  },
  coupons: {
    source: sql`select code as id, code, percent, uses, max_uses, valid_until, disabled_at, created_at
      from coupons`,
    columns: [
      { key: 'code', header: coupons.code, kind: 'text', canSort: true },
      { key: 'percent', header: coupons.percent, kind: 'number', canSort: true },
      { key: 'uses', header: coupons.uses, kind: 'number', canSort: true },
      { key: 'max_uses', header: coupons.maxUses, kind: 'number', canSort: true },
      { key: 'valid_until', header: coupons.validUntil, kind: 'instant', canSort: true },
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
