import { classNames } from '../../../../design/class-names.ts';
import { timer } from '../../../../design/format.ts';
import { Button } from '../../../../design/actions/button.tsx';
import { iconCheck } from '../../../../design/icon-paths.ts';
import { Icon } from '../../../../design/icon.tsx';
import { timerMessages } from '../../timer/timer.messages.ts';
import { useRestClock } from '../../timer/use-rest.ts';
import type { Rest } from './use-log-rest.ts';
import * as actionBarStyles from '../../../../design/navigation/action-bar.module.css';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from '../log.module.css';

type LogBarProps = {
  rest: Rest;
  /** Planned rest of the exercise, while none is running. */
  plannedSeconds: number;
  onPlan: (seconds: number) => void;
  action: string;
  onAction: () => void;
};

/** Kept out of the shared icons, which every page loads. */
const iconSkip = 'M4 5v14l12-7l-12-7M20 5v14';
const STEP_SECONDS = 15;
const STEPS = 100;

/** Rest timer and the next action. The stripe fills during the rest. */
export function LogBar({ rest, plannedSeconds, onPlan, action, onAction }: LogBarProps) {
  const { seconds: secondsLeft, progress } = useRestClock();
  const change = (seconds: number) =>
    rest.isRunning ? rest.change(seconds) : onPlan(plannedSeconds + seconds);
  return (
    <section
      className={classNames(
        actionBarStyles.bar,
        actionBarStyles.fixed,
        actionBarStyles.overNavigation,
        styles.logBar,
      )}
      aria-label={action}
    >
      <svg
        className={styles.progress}
        viewBox={`0 0 ${STEPS} 1`}
        preserveAspectRatio="none"
        aria-hidden
      >
        <rect width={progress * STEPS} height="1" />
      </svg>
      <div className={styles.barRow}>
        <div className={styles.clockRow}>
          <div>
            <p className={textStyles.label}>{timerMessages.rest}</p>
            <p className={classNames(styles.clock, !rest.isRunning && styles.idle)} role="timer">
              {timer(rest.isRunning ? secondsLeft : plannedSeconds)}
            </p>
          </div>
          <button
            type="button"
            aria-label={timerMessages.less}
            onClick={() => change(-STEP_SECONDS)}
          >
            {timerMessages.lessShort}
          </button>
          <button
            type="button"
            aria-label={timerMessages.more}
            onClick={() => change(STEP_SECONDS)}
          >
            {timerMessages.moreShort}
          </button>
          <button
            type="button"
            aria-label={timerMessages.skip}
            aria-disabled={!rest.isRunning}
            onClick={rest.skip}
          >
            <Icon path={iconSkip} />
          </button>
        </div>
        <Button variant="primary" size="gym" wide icon={iconCheck} onClick={onAction}>
          {action}
        </Button>
      </div>
    </section>
  );
}
