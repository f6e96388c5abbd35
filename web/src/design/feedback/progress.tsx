import * as textStyles from '../text.module.css';
import * as styles from '../charts/ruler-gauge.module.css';

export type ProgressProps = {
  value: number;
  label: string;
  showLabel?: boolean | undefined;
};

export function Progress({ value, label, showLabel = false }: ProgressProps) {
  const share = Math.min(100, Math.max(0, value));
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(share)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <svg aria-hidden="true">
        <rect className={styles.track} width="100%" height="8" rx="1" />
        <rect className={styles.filled} width={`${share}%`} height="8" rx="1" />
      </svg>
      {showLabel ? <span className={textStyles.label}>{label}</span> : null}
    </div>
  );
}
