import type { HealthReason } from '@forja/domain/clinical/health-line';
import { useEffect } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { AlarmPage } from './alarm-page.tsx';
import * as styles from '../generate-plan.module.css';
import { alarmMessages } from './alarm.messages.ts';

const messages = alarmMessages.alarmFirst;

type AlarmFirstProps = { reasons: readonly HealthReason[]; onBack: () => void; onRead: () => void };

/** Replaces the first screen of the plan; the person may go on to the plan after reading it. */
export function AlarmFirst({ reasons, onBack, onRead }: AlarmFirstProps) {
  useEffect(() => {
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, []);
  return (
    <AlarmPage reasons={reasons}>
      <div className={styles.stack}>
        <p>{messages.staysHere}</p>
        <Button variant="text" onClick={onBack}>
          {messages.changeAnswers}
        </Button>
        <Button variant="text" onClick={onRead}>
          {messages.readIt}
        </Button>
      </div>
    </AlarmPage>
  );
}
