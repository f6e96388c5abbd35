import { alarmReasons } from '@forja/domain/clinical/alarm';
import { planHealth } from '@forja/domain/clinical/health-line';
import type { Plan } from '@forja/domain/plan/plan';
import { planClaim } from '@forja/domain/plan/plan-claim';
import { goalLabels } from '@forja/contract/labels';
import { date } from '../../../design/format.ts';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Tag } from '../../../design/feedback/tag.tsx';
import { AlarmLink } from '../../../shared/emergency/alarm-link.tsx';
import { CallLinks, WithCalls } from '../../../shared/emergency/call-links.tsx';
import { TextBadge } from '../sources/figure-badge.tsx';
import { planHeading, planSubtitle, planTitle } from '../plan-title.ts';
import { conditionLabels } from '../plans.messages.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../plan-view.module.css';
import { viewMessages } from './view.messages.ts';

const messages = viewMessages.planHeader;

type PlanHeaderProps = { plan: Plan; createdAt: Date };

export function PlanHeader({ plan, createdAt }: PlanHeaderProps) {
  const alarms = alarmReasons(planHealth(plan));
  const claim = planClaim(plan);
  const isAlarm = alarms.length > 0;
  const subtitle = `${planSubtitle(plan.input)} ${messages.issued(date(createdAt))}`;
  const conditions = plan.input.conditions.filter((each) => each !== 'none');
  return (
    <div className={styles.header}>
      <div>
        <h1 tabIndex={-1}>{isAlarm ? messages.alarm : planHeading(claim)}</h1>
        {isAlarm && (
          <div className={styles.alarmNow} data-undisturbed>
            <div className={styles.calls}>
              <CallLinks />
            </div>
            {alarms.map(({ finding, text, basis, sources }) => (
              <Alert key={finding} kind="error" title={<WithCalls text={text} />} announce={false}>
                <TextBadge title={text} basis={basis} keys={sources} />
              </Alert>
            ))}
            <AlarmLink />
          </div>
        )}
        <p className={textStyles.secondary}>
          {isAlarm
            ? `${planTitle(claim)}. ${subtitle}`
            : claim.compounds === 'refused'
              ? `${goalLabels[claim.goal]}. ${subtitle}`
              : subtitle}
        </p>
      </div>
      {conditions.length > 0 && (
        <div className={styles.tags}>
          {conditions.map((each) => (
            <Tag key={each}>{conditionLabels[each]}</Tag>
          ))}
        </div>
      )}
    </div>
  );
}
