import { Logo } from '../../design/logo.tsx';
import * as textStyles from '../../design/text.module.css';
import * as styles from '../../start/splash.module.css';
import { frameMessages } from './frame.messages.ts';

const { loading, starting } = frameMessages.splash;

export const Splash = () => (
  <div className={styles.root} data-testid="splash">
    <Logo label="" />
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={loading}
      aria-valuenow={0}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <svg aria-hidden="true" width="100%" height="8">
        <rect width="0%" height="8" />
      </svg>
    </div>
    <div className={styles.message} aria-hidden="true">
      <p>{starting}</p>
      <p className={textStyles.secondary}>
        {loading}{' '}
        <span className={textStyles.numeric} data-percent>
          0 %
        </span>
      </p>
    </div>
  </div>
);
