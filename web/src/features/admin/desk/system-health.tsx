import type { readAdminOverview } from '@forja/contract/admin/admin-overview';
import type { ReplyOf } from '@forja/contract/http/endpoint';
import { Tag } from '../../../design/feedback/tag.tsx';
import { integer } from '../../../design/format.ts';
import { type Column, DataTable } from '../../../design/layout/data-table.tsx';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../admin.module.css';
import { deskMessages } from './desk.messages.ts';
import { moment } from '../moment.ts';

const { overview: words } = deskMessages;
type Overview = ReplyOf<typeof readAdminOverview>;
type Health = Overview['health'];
type Job = Overview['jobs'][number];

const ROWS = [
  'emailsWaiting',
  'oldestEmailAt',
  'webhooksWaiting',
  'oldestWebhookAt',
  'lastWebhookAt',
  'lateJobs',
  'syncedDevices',
  'lastSyncAt',
  'postgresVersion',
  'nodeVersion',
  'lastMigration',
] as const satisfies readonly (keyof Health)[];

export const SystemHealth = ({ health, jobs }: Pick<Overview, 'health' | 'jobs'>) => (
  <section className={styles.section} aria-labelledby="estado-del-sistema">
    <h2 id="estado-del-sistema">{words.health}</h2>
    <dl className={styles.details}>
      {ROWS.map((key) => (
        <div key={key}>
          <dt>{words.healthRows[key]}</dt>
          <dd className={textStyles.numeric}>
            {describe(health[key], key.startsWith('last') ? words.never : words.none)}
          </dd>
        </div>
      ))}
    </dl>
    <h3>{words.jobs}</h3>
    <DataTable caption={words.jobs} columns={JOBS} rows={jobs} rowKey={({ name }) => name} stack />
  </section>
);

const JOBS: readonly Column<Job>[] = [
  {
    key: 'name',
    header: words.job,
    rowHeader: true,
    stacked: 'title',
    cell: ({ name }) => words.jobNames[name],
  },
  {
    key: 'state',
    header: words.jobState,
    stacked: 'figure',
    cell: ({ state }) => (
      <Tag tone={state === 'late' || state === 'failed' ? 'ink' : 'plain'}>
        {words.jobStates[state]}
      </Tag>
    ),
  },
  {
    key: 'success',
    header: words.lastSuccess,
    align: 'right',
    cell: ({ succeededAt }) => describe(succeededAt, words.never),
  },
  {
    key: 'failure',
    header: words.lastFailure,
    align: 'right',
    cell: ({ failedAt }) => describe(failedAt, words.never),
  },
];

function describe(value: string | number | Date | null, absent: string): string {
  if (value === null) return absent;
  if (value instanceof Date) return moment(value);
  return typeof value === 'number' ? integer(value) : value;
}
