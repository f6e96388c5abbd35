import type { readAdminOverview } from '@forja/contract/admin/admin-overview';
import type { ReplyOf } from '@forja/contract/http/endpoint';
import { DAY_MS } from '@forja/domain/units/durations';
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../database/in-transaction.ts';

type Overview = ReplyOf<typeof readAdminOverview>;
type Health = Overview['health'];
type ServerHealth = Omit<Health, 'nodeVersion' | 'syncedDevices'>;
type Totals = Pick<Overview['counts'], 'people' | 'members'> & Pick<Health, 'syncedDevices'>;
export type OverviewFigures = Totals & Pick<Overview, 'months' | 'income' | 'cohorts'>;

type Instants = 'oldestEmailAt' | 'oldestWebhookAt' | 'lastWebhookAt' | 'lastSyncAt';
type StoredHealth = Omit<ServerHealth, Instants> & Record<Instants, string | Date | null>;

const MONTH = sql`'YYYY-MM'`;
const ZONE = sql`'America/Argentina/Buenos_Aires'`;
/** `date_trunc` is faster than formatting the date. */
const buildMonth = (column: SQL) => sql`date_trunc('month', ${column} at time zone ${ZONE})`;
const COUNT_MEMBERS = Array.from({ length: 12 }, (_, index) => {
  const end = sql`instants.ends[${sql.raw(String(index + 1))}]`;
  return sql`count(*) filter (where starts_at <= ${end} and ends_at > ${end})`;
});
const toDate = (value: string | Date | null) => (value === null ? null : new Date(value));

export type AdminOverview = ReturnType<typeof createAdminOverview>;

export function createAdminOverview(db: Executor) {
  async function all<Row extends Record<string, unknown>>(query: SQL): Promise<Row[]> {
    const { rows } = await db.execute<Record<string, unknown>>(query);
    return rows as Row[]; // each query declares its own row type
  }
  const one = async <Row extends Record<string, unknown>>(query: SQL): Promise<Row> => {
    const [row] = await all<Row>(query);
    if (!row) throw new Error('a query of figures has one row');
    return row;
  };

  // periods of one person never overlap, so each match is another person
  const countTotals = (now: Date) =>
    one<Totals>(sql`select
      (select count(*)::int from users) as people,
      (select count(*)::int from record_devices
        where seen_at > ${new Date(now.getTime() - DAY_MS).toISOString()}) as "syncedDevices",
      (select count(*)::int from membership_periods
        where starts_at <= ${now.toISOString()} and ends_at > ${now.toISOString()}) as members`);

  /** Reads each table once instead of once per month. */
  const listMonths = (now: Date) =>
    all<Overview['months'][number]>(sql`
      with months as materialized (
        select starts as month, starts at time zone ${ZONE} as starts,
          least((starts + interval '1 month') at time zone ${ZONE}, ${now.toISOString()}::timestamptz) as ends,
          row_number() over (order by starts) as nth
        from generate_series(
          date_trunc('month', ${now.toISOString()}::timestamptz at time zone ${ZONE}) - interval '11 months',
          date_trunc('month', ${now.toISOString()}::timestamptz at time zone ${ZONE}), interval '1 month') as starts),
      instants as (select array_agg(ends order by nth) as ends, min(starts) as since from months),
      members as (select array[${sql.join(COUNT_MEMBERS, sql`, `)}] as counts from membership_periods, instants),
      registered as (
        select ${buildMonth(sql`created_at`)} as month, count(*)::int as people
        from users where created_at >= (select since from instants) group by 1),
      started as (
        select ${buildMonth(sql`created_at`)} as month, count(*)::int as checkouts,
          (count(*) filter (where state = 'paid'))::int as paid
        from checkouts where created_at >= (select since from instants) group by 1)
      select to_char(month, ${MONTH}) as month, coalesce(people, 0) as registrations, members.counts[nth]::int as members,
        coalesce(checkouts, 0) as checkouts, coalesce(paid, 0) as "paidCheckouts"
      from months cross join members left join registered using (month) left join started using (month)
      order by nth`);

  async function listIncome(now: Date) {
    const rows = await all<Omit<Overview['income'][number], 'amountMinor'> & { net: string }>(sql`
        select to_char(monthly.month, ${MONTH}) as month, processor, currency, net, payments from (
          select ${buildMonth(sql`approved_at`)} as month, provider as processor, currency,
            sum(amount_minor - refunded_minor)::text as net, count(*)::int as payments
          from payments where approved_at is not null
            and approved_at > ${now.toISOString()}::timestamptz - interval '12 months'
          group by 1, 2, 3) as monthly
        order by monthly.month desc, 2, 3`);
    return rows.map(({ net, ...row }) => ({ ...row, amountMinor: Math.max(0, Number(net)) }));
  }

  const listCohorts = (now: Date) =>
    all<Overview['cohorts'][number]>(sql`
        with first as (
          select user_id, min(starts_at) as at from membership_periods group by user_id),
        later as (
          select at,
            at + interval '3 months' <= ${now.toISOString()} as due3,
            at + interval '6 months' <= ${now.toISOString()} as due6,
            exists (select from membership_periods p where p.user_id = first.user_id
              and p.starts_at <= at + interval '3 months' and p.ends_at > at + interval '3 months') as kept3,
            exists (select from membership_periods p where p.user_id = first.user_id
              and p.starts_at <= at + interval '6 months' and p.ends_at > at + interval '6 months') as kept6
          from first where at > ${now.toISOString()}::timestamptz - interval '12 months'
            and at <= ${now.toISOString()})
        select to_char(${buildMonth(sql`at`)}, ${MONTH}) as month, count(*)::int as people,
          (count(*) filter (where due3))::int as "dueAt3",
          (count(*) filter (where due3 and kept3))::int as "keptAt3",
          (count(*) filter (where due6))::int as "dueAt6",
          (count(*) filter (where due6 and kept6))::int as "keptAt6"
        from later group by 1 order by 1`);

  return {
    async countFigures(now: Date): Promise<OverviewFigures> {
      const [totals, months, income, cohorts] = [
        await countTotals(now),
        await listMonths(now),
        await listIncome(now),
        await listCohorts(now),
      ];
      return { ...totals, months, income, cohorts };
    },

    countWhatWaits: (now: Date) =>
      one<Omit<Overview['counts'], keyof Totals>>(sql`select
        (select count(*)::int from payments
          where review_reason is not null and reviewed_at is null) as "paymentsToReview",
        (select count(*)::int from withdrawals
          where state in ('received', 'in_progress')) as "withdrawalsOpen",
        (select count(*)::int from withdrawals
          where answered_at is null and answer_by < ${now.toISOString()}) as "withdrawalsOverdue",
        (select count(*)::int from reconciliation_differences
          where cleared_at is null and resolved_at is null) as "openDifferences",
        (select count(*)::int from partner_applications where state = 'received') as "newPartners"`),

    async readHealth(now: Date): Promise<ServerHealth> {
      const late = new Date(now.getTime() - 3_600_000).toISOString();
      const row = await one<StoredHealth>(sql`select
        current_setting('server_version') as "postgresVersion",
        (select count(*)::int from migrations) as migrations,
        (select max(name) from migrations) as "lastMigration",
        (select count(*)::int from letters where sent_at is null) as "emailsWaiting",
        (select min(created_at) from letters where sent_at is null) as "oldestEmailAt",
        (select count(*)::int from provider_events where next_attempt_at is not null) as "webhooksWaiting",
        (select min(received_at) from provider_events where next_attempt_at is not null) as "oldestWebhookAt",
        (select count(*)::int from payments where next_read_at < ${late} or refund_due_at < ${late}) as "lateJobs",
        (select max(received_at) from provider_events) as "lastWebhookAt",
        (select max(seen_at) from record_devices) as "lastSyncAt"`);
      return {
        ...row,
        oldestEmailAt: toDate(row.oldestEmailAt),
        oldestWebhookAt: toDate(row.oldestWebhookAt),
        lastWebhookAt: toDate(row.lastWebhookAt),
        lastSyncAt: toDate(row.lastSyncAt),
      };
    },
  };
}
