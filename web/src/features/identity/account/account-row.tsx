import type { ReactNode } from 'react';
import * as textStyles from '../../../design/text.module.css';
import * as styles from './account.module.css';

export type AccountRowProps = {
  label: string;
  /** What it is today. */
  value: ReactNode;
  note?: ReactNode;
  /** The way to change it. */
  action?: ReactNode;
};

/** Label above value, and at its side the way to change it. */
export const AccountRow = ({ label, value, note, action }: AccountRowProps) => (
  <div className={styles.row}>
    <div className={styles.text}>
      <p className={textStyles.label}>{label}</p>
      <p className={styles.value}>{value}</p>
      {note ? <p className={textStyles.secondary}>{note}</p> : null}
    </div>
    {action}
  </div>
);
