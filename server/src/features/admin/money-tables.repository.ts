import { PROCESSORS } from '@forja/contract/payments/membership';
import { sql } from 'drizzle-orm';
import { adminTableMessages } from './admin.messages.ts';
import { selectUserId, type TableDefinition, toUuid } from './table-definition.repository.ts';

const { payments, coupons, reconciliation, prices } = adminTableMessages;

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
    file: {
      sources: [
        sql`select p.id, p.user_id, coalesce(p.approved_at, p.created_at) as created_at, 'payment' as movement, p.provider,
        p.state, p.role, p.amount_minor, p.currency, p.fee_minor, p.net_minor, p.provider_payment_id, p.invoice_number,
        p.id as payment_id, p.review_reason, p.reviewed_at from payments p`,
        sql`select r.id, r.user_id, r.at as created_at, 'refund' as movement, p.provider, p.state, p.role,
        -r.amount_minor as amount_minor, r.currency, null::bigint as fee_minor, null::bigint as net_minor,
        p.provider_payment_id, p.invoice_number, p.id as payment_id, p.review_reason, p.reviewed_at
        from payment_refunds r join payments p on p.id = r.payment_id`,
      ],
      columns: [
        {
          key: 'movement',
          header: payments.kind,
          kind: 'text',
          canSort: false,
          labels: 'movement',
        },
        { key: 'created_at', header: payments.createdAt, kind: 'instant', canSort: true },
        {
          key: 'username',
          header: payments.username,
          kind: 'text',
          canSort: false,
          isMasked: true,
        },
        {
          key: 'provider',
          header: payments.provider,
          kind: 'text',
          canSort: true,
          labels: 'provider',
        },
        { key: 'state', header: payments.state, kind: 'text', canSort: true, labels: 'state' },
        { key: 'amount_minor', header: payments.amount, kind: 'money', canSort: true },
        { key: 'fee_minor', header: payments.fee, kind: 'money', canSort: false },
        { key: 'net_minor', header: payments.net, kind: 'money', canSort: false },
        { key: 'provider_payment_id', header: payments.reference, kind: 'text', canSort: false },
        { key: 'invoice_number', header: payments.invoice, kind: 'text', canSort: false },
        { key: 'payment_id', header: payments.purchase, kind: 'text', canSort: false },
      ],
    },
    isNamedInFile: true,
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
  prices: {
    sources: [
      sql`select id, starts_at, ars_cents, 'ARS' as ars, usd_cents, 'USD' as usd, reason, created_at from membership_prices`,
    ],
    columns: [
      { key: 'starts_at', header: prices.startsAt, kind: 'instant', canSort: true },
      { key: 'ars_cents', header: prices.ars, kind: 'money', canSort: false, currency: 'ars' },
      { key: 'usd_cents', header: prices.usd, kind: 'money', canSort: false, currency: 'usd' },
      { key: 'reason', header: prices.reason, kind: 'text', canSort: false },
      { key: 'created_at', header: prices.createdAt, kind: 'instant', canSort: false },
    ],
    defaultSort: 'starts_at',
    filters: {
      upcoming: { label: prices.upcoming, condition: sql`starts_at > present` },
    },
    matches: (text) => sql`id = ${toUuid(text)}`,
  },
  reconciliation: {
    sources: [
      sql`select provider || ' ' || day as id, day::text as day, provider, currency, their_payments_minor,
      our_payments_minor, their_refunds_minor, our_refunds_minor, their_fees_minor, their_taxes_minor, their_net_minor,
      checked_at, problem from reconciliation_days`,
    ],
    columns: [
      { key: 'day', header: reconciliation.day, kind: 'text', canSort: true },
      {
        key: 'provider',
        header: reconciliation.provider,
        kind: 'text',
        canSort: true,
        labels: 'provider',
      },
      ...(
        [
          ['their_payments_minor', reconciliation.theirPayments],
          ['our_payments_minor', reconciliation.ourPayments],
          ['their_refunds_minor', reconciliation.theirRefunds],
          ['our_refunds_minor', reconciliation.ourRefunds],
          ['their_fees_minor', reconciliation.theirFees],
          ['their_taxes_minor', reconciliation.theirTaxes],
          ['their_net_minor', reconciliation.theirNet],
        ] as const
      ).map(([key, header]) => ({ key, header, kind: 'money' as const, canSort: false })),
      { key: 'checked_at', header: reconciliation.checkedAt, kind: 'instant', canSort: false },
      { key: 'problem', header: reconciliation.problem, kind: 'text', canSort: false },
    ],
    defaultSort: 'day',
    filters: {
      problems: { label: reconciliation.withProblem, condition: sql`problem is not null` },
    },
    matches: (text) => sql`day = ${text}`,
  },
} as const satisfies Record<string, TableDefinition>;
