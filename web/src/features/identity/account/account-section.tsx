import type { ReactNode } from 'react';
import * as textStyles from '../../../design/text.module.css';
import * as styles from './account.module.css';

export type AccountSectionProps = {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
};

export const AccountSection = ({ id, title, lead, children }: AccountSectionProps) => (
  <section id={id} className={styles.part} aria-labelledby={`${id}-t`}>
    <div className={styles.partHeader}>
      <h2 id={`${id}-t`} tabIndex={-1}>
        {title}
      </h2>
      {lead ? <p className={textStyles.secondary}>{lead}</p> : null}
    </div>
    {children}
  </section>
);
