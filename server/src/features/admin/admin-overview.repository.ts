import type { readAdminOverview } from '@forja/contract/admin/admin-overview';
import type { ReplyOf } from '@forja/contract/http/endpoint';
import { DAY_MS } from '@forja/domain/units/durations';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';

type Overview = ReplyOf<typeof readAdminOverview>;
type Health = Overview['health'];
type Sync = Pick<Health, 'syncedDevices' | 'lastSyncAt'>;
type ServerHealth = Omit<Health, 'nodeVersion' | keyof Sync>;
type StoredHealth = Omit<ServerHealth, `oldest${string}` | 'lastWebhookAt'> &
  Record<'oldestEmailAt' | 'oldestWebhookAt' | 'lastWebhookAt', string | Date | null>;

const MONTH = sql`'YYYY-MM'`;
/** The zone of money and memberships. */
const ZONE = sql`'America/Argentina/Buenos_Aires'`;
const buildMonth = (column: SQL) => sql`to_char(${column} at time zone ${ZONE}, ${MONTH})`;
const toDate = (value: string | Date | null) => (value === null ? null : new Date(value));

export type AdminOverview = ReturnType<typeof createAdminOverview>;

export function createAdminOverview(db: Database) {
  async function all<Row extends Record<string, unknown>>(query: SQL): Promise<Row[]> {
    const { rows } = await db.execute<Record<string, unknown>>(query);
    return rows as Row[]; // the columns of each query are written beside its type
  }
  const one = async <Row extends Record<string, unknown>>(query: SQL): Promise<Row> => {
    const [row] = await all<Row>(query);
    if (!row) throw new Error('a query of figures has one row');
    return row;
  };

  return {
    countWhatWaits: (now: Date) =>
      one<Overview['counts']>(sql`select
        (select count(*)::int from users) as people,
        (select count(distinct user_id)::int from membership_periods
          where starts_at <= ${now.toISOString()} and ends_at > ${now.toISOString()}) as members,
        (select count(*)::int from payments
          where review_reason is not null and reviewed_at is null) as "paymentsToReview",
        (select count(*)::int from withdrawals
          where state in ('received', 'in_progress')) as "withdrawalsOpen",
        (select count(*)::int from withdrawals
          where answered_at is null and answer_by < ${now.toISOString()}) as "withdrawalsOverdue",
        (select count(*)::int from reconciliation_differences
          where cleared_at is null and resolved_at is null) as "openDifferences",
        (select count(*)::int from partner_applications where state = 'received') as "newPartners"`),

    listMonths: (now: Date) =>
      all<Overview['months'][number]>(sql`
        with months as (
          select starts, least(starts + interval '1 month', ${now.toISOString()}::timestamptz at time zone ${ZONE}) as ends
          from generate_series(
            date_trunc('month', ${now.toISOString()}::timestamptz at time zone ${ZONE}) - interval '11 months',
            date_trunc('month', ${now.toISOString()}::timestamptz at time zone ${ZONE}), interval '1 month') as starts)
        select to_char(starts, ${MONTH}) as month,
          (select count(*)::int from users where created_at >= starts at time zone ${ZONE}
            and created_at < (starts + interval '1 month') at time zone ${ZONE}) as registrations,
          (select count(distinct user_id)::int from membership_periods
            where starts_at <= ends at time zone ${ZONE} and ends_at > ends at time zone ${ZONE}) as members,
          (select count(*)::int from checkouts where created_at >= starts at time zone ${ZONE}
            and created_at < (starts + interval '1 month') at time zone ${ZONE}) as checkouts,
          (select count(*)::int from checkouts where state = 'paid'
            and created_at >= starts at time zone ${ZONE}
            and created_at < (starts + interval '1 month') at time zone ${ZONE}) as "paidCheckouts"
        from months order by starts`),

    /** What was approved in each month, minus what went back of it since. */
    async listIncome(now: Date) {
      const rows = await all<Omit<Overview['income'][number], 'amountMinor'> & { net: string }>(sql`
        select ${buildMonth(sql`approved_at`)} as month, provider as processor, currency,
          sum(amount_minor - refunded_minor)::text as net, count(*)::int as payments
        from payments where approved_at is not null
          and approved_at > ${now.toISOString()}::timestamptz - interval '12 months'
        group by 1, 2, 3 order by 1 desc, 2, 3`);
      return rows.map(({ net, ...row }) => ({ ...row, amountMinor: Math.max(0, Number(net)) }));
    },

    listCohorts: (now: Date) =>
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
        select ${buildMonth(sql`at`)} as month, count(*)::int as people,
          (count(*) filter (where due3))::int as "dueAt3",
          (count(*) filter (where due3 and kept3))::int as "keptAt3",
          (count(*) filter (where due6))::int as "dueAt6",
          (count(*) filter (where due6 and kept6))::int as "keptAt6"
        from later group by 1 order by 1`),

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
        (select max(received_at) from provider_events) as "lastWebhookAt"`);
      return {
        ...row,
        oldestEmailAt: toDate(row.oldestEmailAt),
        oldestWebhookAt: toDate(row.oldestWebhookAt),
        lastWebhookAt: toDate(row.lastWebhookAt),
      };
    },

    async readSync(now: Date): Promise<Sync> {
      const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
      const { lastSyncAt, ...row } = await one<
        Pick<Sync, 'syncedDevices'> & { lastSyncAt: string | Date | null }
      >(sql`select
        (count(*) filter (where seen_at > ${dayAgo}))::int as "syncedDevices",
        max(seen_at) as "lastSyncAt"
        from record_devices`);
      return { ...row, lastSyncAt: toDate(lastSyncAt) };
    },
  };
}
