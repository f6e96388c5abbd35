import { classNames } from '../class-names.ts';
import { evidenceMessages } from './evidence.messages.ts';
import * as textStyles from '../text.module.css';
import * as styles from '../charts/discs.module.css';

export type RiskLevelNumber = 1 | 2 | 3 | 4;

const PLATES = [
  { x: 5, half: 7 },
  { x: 15.5, half: 9 },
  { x: 26, half: 11 },
  { x: 36.5, half: 12.5 },
] as const;
const PLATE_WIDTH = 7.5;

export type RiskLevelProps = {
  /** Undefined when the data does not suffice. */
  level: RiskLevelNumber | undefined;
  size?: 'normal' | 'large' | undefined;
  unknownLabel?: string | undefined;
  /** Animates the plates when the level has just changed. */
  loading?: boolean | undefined;
};

/**
 * Plates accompany the word, because colour alone is not enough. Empty plates are hollow, so that
 * one full plate stands out.
 */
export function RiskLevel({
  level,
  size = 'normal',
  unknownLabel = evidenceMessages.unknownLevel,
  loading = false,
}: RiskLevelProps) {
  const filled: RiskLevelNumber | 0 = level ?? 0;
  const reach = PLATES[filled - 1];
  return (
    <span
      className={classNames(
        styles.risk,
        styles[`level${filled}`],
        size === 'large' && styles.large,
        loading && styles.loading,
      )}
    >
      <svg viewBox="0 0 48 26" aria-hidden="true">
        <path className={styles.bar} d="M0 13H48" />
        {reach ? <path className={styles.segment} d={`M0 11H${reach.x}V15H0Z`} /> : null}
        {PLATES.map(({ x, half }, index) =>
          index < filled ? (
            <rect
              key={x}
              className={styles.filled}
              x={x}
              y={13 - half}
              width={PLATE_WIDTH}
              height={half * 2}
              rx="1"
            />
          ) : (
            <rect
              key={x}
              className={styles.emptyDisc}
              x={x + 0.75}
              y={13.75 - half}
              width={PLATE_WIDTH - 1.5}
              height={half * 2 - 1.5}
              rx="1"
            />
          ),
        )}
      </svg>
      <span className={styles.word}>
        <span className={textStyles.visuallyHidden}>{evidenceMessages.risk}</span>
        {level === undefined ? unknownLabel : evidenceMessages.levels[level]}
      </span>
    </span>
  );
}
