import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as styles from './action-bar.module.css';

export type ActionBarProps = {
  help?: ReactNode;
  children: ReactNode;
  label?: string | undefined;
  inFlow?: boolean | undefined;
  /** Gives way to the bottom navigation. */
  yields?: boolean | undefined;
};

/** A page with it adds `roomBelow` to its content. */
export const ActionBar = ({
  help,
  children,
  label = 'Acciones',
  inFlow = false,
  yields = false,
}: ActionBarProps) => (
  <section
    className={classNames(
      styles.bar,
      inFlow ? styles.inFlow : styles.fixed,
      !inFlow && !yields && styles.overNavigation,
    )}
    aria-label={label}
  >
    <div className={styles.row}>
      {help ? <p className={styles.help}>{help}</p> : null}
      {children}
    </div>
  </section>
);
