import * as styles from './history.module.css';

const PIECES = 18;

/** Static with reduced motion. */
export const Confetti = () => (
  <svg className={styles.confetti} viewBox="0 0 180 40" preserveAspectRatio="none" aria-hidden>
    {Array.from({ length: PIECES }, (_, at) => (
      <rect
        key={at}
        x={(at * 180) / PIECES + 3}
        y={at % 2 === 0 ? -8 : -14}
        width={at % 3 === 0 ? 3 : 2}
        height={at % 3 === 0 ? 7 : 5}
        rx="0.6"
        className={at % 3 === 0 ? styles.ember : undefined}
      />
    ))}
  </svg>
);
