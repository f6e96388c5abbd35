import { alarmReasons } from '@forja/domain/clinical/alarm';
import { planHealth } from '@forja/domain/clinical/health-line';
import type { HealthSeverity } from '@forja/domain/clinical/health-severity';
import type { Plan } from '@forja/domain/plan/plan';
import { Alert } from '../../../design/feedback/alert.tsx';
import { AlarmLink } from '../../../shared/emergency/alarm-link.tsx';
import { WithCalls } from '../../../shared/emergency/call-links.tsx';
import { TextBadge } from '../sources/figure-badge.tsx';
import * as styles from '../plan-view.module.css';
import { riskMessages } from './risk.messages.ts';

const messages = riskMessages.riskHealth;

const TITLES: Record<Exclude<HealthSeverity, 'none'>, string> = messages.titles;

/**
 * Health requirements beside a level about substances only. Plans of older engines use the current
 * rules.
 */
export function RiskHealth({ plan }: { plan: Plan }) {
  const health = planHealth(plan);
  const alarms = alarmReasons(health);
  // the page header already shows the alarms
  const reasons = health.reasons.filter((reason) => !alarms.includes(reason));
  if (health.severity === 'none' || reasons.length === 0) return null;
  return (
    <div className={styles.entry}>
      <Alert
        kind={health.severity === 'consult' ? 'warning' : 'error'}
        title={<WithCalls text={alarms.length > 0 ? messages.besides : TITLES[health.severity]} />}
        announce={false}
        actions={health.severity === 'consult' || alarms.length > 0 ? undefined : <AlarmLink />}
      >
        <ul className={styles.bullets}>
          {reasons.map(({ finding, text, basis, sources }) => (
            <li key={finding}>
              <WithCalls text={text} /> <TextBadge title={text} basis={basis} keys={sources} />
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
