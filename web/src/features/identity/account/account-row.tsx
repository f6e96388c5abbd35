import type { ReactNode } from 'react';
import * as textStyles from '../../../design/text.module.css';
import * as styles from './account.module.css';

export type AccountRowProps = {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  action?: ReactNode;
};

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
