import type { ReactNode } from 'react';
import * as styles from './tabs.module.css';

export type TabNavProps = {
  label: string;
  /** Links; the one in view carries `aria-current`. */
  children: ReactNode;
};

/** Tabs that are links: to parts of one page, or to sister pages. */
export const TabNav = ({ label, children }: TabNavProps) => (
  <nav className={styles.list} aria-label={label}>
    {children}
  </nav>
);
