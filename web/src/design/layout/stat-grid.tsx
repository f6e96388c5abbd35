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
  columns?: 1 | 2 | 3 | 4 | undefined;
  density?: 'normal' | 'dense' | undefined;
  className?: string | undefined;
  children: ReactNode;
};

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
  /** The formatted figure. Without it, `pending` explains what is missing. */
  value?: ReactNode;
  unit?: string | undefined;
  badge?: ReactNode;
  pending?: ReactNode;
  note?: ReactNode;
  children?: ReactNode;
};

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
