import { useEffect, useEffectEvent, useState } from 'react';
import { Logo } from '../../design/logo.tsx';
import { appMessages } from '../app.messages.ts';
import { SPLASH_STEP_MS, splashProgress } from './splash-progress.ts';
import { classNames } from '../../design/class-names.ts';
import * as textStyles from '../../design/text.module.css';
import * as styles from './splash.module.css';

/** As long as the fade of splash.css. */
const FADE_MS = 160;

/** Over the page, never instead of it: what is underneath is already painted and readable. */
export function Splash({ onEnd }: { onEnd: () => void }) {
  const [elapsed, setElapsed] = useState(0);
  const { percent, isOver } = splashProgress(elapsed);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    // The page was painted before this script ran: that time counts too.
    const since = firstPaint();
    const timer = setInterval(() => setElapsed(performance.now() - since), SPLASH_STEP_MS);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(end, FADE_MS);
    return () => clearTimeout(timer);
  }, [isOver]);

  return (
    <div
      className={isOver ? classNames(styles.root, styles.leaving) : styles.root}
      data-testid="splash"
    >
      <Logo label="" />
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={appMessages.splash.loading}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <svg aria-hidden="true" width="100%" height="8">
          <rect width={`${percent}%`} height="8" />
        </svg>
      </div>
      <div className={styles.message} aria-hidden="true">
        <p>{appMessages.splash.starting}</p>
        <p className={textStyles.secondary}>
          {appMessages.splash.loading} <span className={textStyles.numeric}>{percent} %</span>
        </p>
      </div>
    </div>
  );
}

function firstPaint(): number {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  return painted ?? performance.now();
}
