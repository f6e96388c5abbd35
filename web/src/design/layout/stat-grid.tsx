import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as textStyles from '../text.module.css';
import * as styles from './card.module.css';

const COLUMN_CLASSES = {
  1: false,
  2: styles.columns2,
  3: styles.columns3,
  4: styles.columns4,
} as const;

export type StatGridProps = {
  /** Cells per row on a wide screen; 3 and 4 become 2 on a phone. */
  columns?: 1 | 2 | 3 | 4 | undefined;
  density?: 'normal' | 'dense' | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Cells that share their lines. */
export const StatGrid = ({
  columns = 2,
  density = 'normal',
  className,
  children,
}: StatGridProps) => (
  <div
    className={classNames(
      styles.statGrid,
      COLUMN_CLASSES[columns],
      density === 'dense' && styles.dense,
      className,
    )}
  >
    {children}
  </div>
);

export type StatCellProps = {
  label: ReactNode;
  /** The figure as formatted text. Without it, `pending` explains what is missing. */
  value?: ReactNode;
  unit?: string | undefined;
  /** The source badge of this figure. */
  badge?: ReactNode;
  pending?: ReactNode;
  note?: ReactNode;
  /** Content that is not a figure, like a risk level. */
  children?: ReactNode;
};

/** Label above value, unit and source badge after it. */
export const StatCell = ({ label, value, unit, badge, pending, note, children }: StatCellProps) => (
  <div className={styles.statCell}>
    <span className={textStyles.label}>{label}</span>
    {value === undefined ? null : (
      <span className={textStyles.figure}>
        {value}
        {unit ? <span className={textStyles.unit}> {unit}</span> : null}
        {badge}
      </span>
    )}
    {value === undefined && pending ? <span className={styles.pending}>{pending}</span> : null}
    {children}
    {note ? <span className={styles.note}>{note}</span> : null}
  </div>
);
