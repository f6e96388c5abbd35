import type { readAdminOverview } from '@forja/contract/admin/admin-overview';
import type { ReplyOf } from '@forja/contract/http/endpoint';
import { integer, moneyClock, moneyDate } from '../../../design/format.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../admin.module.css';
import { deskMessages } from './desk.messages.ts';

const { overview: words } = deskMessages;
type Health = ReplyOf<typeof readAdminOverview>['health'];

const ROWS = [
  'emailsWaiting',
  'oldestEmailAt',
  'webhooksWaiting',
  'oldestWebhookAt',
  'lastWebhookAt',
  'lateJobs',
  'postgresVersion',
  'nodeVersion',
  'lastMigration',
] as const satisfies readonly (keyof Health)[];

export const SystemHealth = ({ health }: { health: Health }) => (
  <section className={styles.section} aria-labelledby="estado-del-sistema">
    <h2 id="estado-del-sistema">{words.health}</h2>
    <dl className={styles.details}>
      {ROWS.map((key) => (
        <div key={key}>
          <dt>{words.healthRows[key]}</dt>
          <dd className={textStyles.numeric}>{describe(health[key])}</dd>
        </div>
      ))}
    </dl>
  </section>
);

function describe(value: string | number | Date | null): string {
  if (value === null) return words.none;
  if (value instanceof Date) return `${moneyDate(value)}, ${moneyClock(value)}`;
  return typeof value === 'number' ? integer(value) : value;
}
