import { useEffect, useEffectEvent, useState } from 'react';
import { Logo } from '../../design/logo.tsx';
import { appMessages } from '../app.messages.ts';
import { SPLASH_MS } from './splash-progress.ts';
import { classNames } from '../../design/class-names.ts';
import * as textStyles from '../../design/text.module.css';
import * as styles from './splash.module.css';

/** As long as the fade of splash.css. */
const FADE_MS = 160;

/** Over the page, never instead of it: what is underneath is already painted and readable. The start of the page moves its bar. */
export function Splash({ onEnd }: { onEnd: () => void }) {
  const [isOver, setIsOver] = useState(false);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    // The page was painted before this script ran: that time counts too.
    const remainingMs = SPLASH_MS - (performance.now() - firstPaint());
    const timer = setTimeout(() => setIsOver(true), Math.max(0, remainingMs));
    return () => clearTimeout(timer);
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
        aria-valuenow={0}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <svg aria-hidden="true" width="100%" height="8">
          <rect width="0%" height="8" />
        </svg>
      </div>
      <div className={styles.message} aria-hidden="true">
        <p>{appMessages.splash.starting}</p>
        <p className={textStyles.secondary}>
          {appMessages.splash.loading} {/* Already moving when the app takes the page over. */}
          <span className={textStyles.numeric} data-percent suppressHydrationWarning>
            0 %
          </span>
        </p>
      </div>
    </div>
  );
}

function firstPaint(): number {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  return painted ?? performance.now();
}
