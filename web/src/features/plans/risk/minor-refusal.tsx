import type { Plan } from '@forja/domain/plan/plan';
import { Alert } from '../../../design/feedback/alert.tsx';
import { AlarmLink } from '../alarm/alarm-link.tsx';
import { WithCalls } from '../alarm/call-links.tsx';
import { isMinor } from '../is-minor.ts';
import { TextBadge } from '../sources/figure-badge.tsx';
import * as styles from '../plan-view.module.css';
import { riskMessages } from './risk.messages.ts';

const messages = riskMessages.minorRefusal;

/** Who is under 18 and asked for compounds reads why not before anything else, with whom to talk. */
export function MinorRefusal({ plan }: { plan: Plan }) {
  const refusal = plan.chemistry?.refusal;
  if (!refusal || !isMinor(plan)) return null;
  return (
    <div className={styles.wide}>
      <Alert kind="error" title={messages.title} announce={false} actions={<AlarmLink />}>
        <WithCalls text={refusal.text} />{' '}
        <TextBadge title={messages.why} basis="source" keys={refusal.sources} />
      </Alert>
    </div>
  );
}
