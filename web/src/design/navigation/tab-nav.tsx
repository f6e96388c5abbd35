import type { ReactNode } from 'react';
import * as styles from './tabs.module.css';

export type TabNavProps = {
  label: string;
  children: ReactNode;
};

export const TabNav = ({ label, children }: TabNavProps) => (
  <nav className={styles.list} aria-label={label}>
    {children}
  </nav>
);
