import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as styles from './action-bar.module.css';

export type ActionBarProps = {
  /** Helper sentence at the left, on a wide screen only. */
  help?: ReactNode;
  /** The actions of this screen: one primary button, last. */
  children: ReactNode;
  label?: string | undefined;
  /** In the flow of the page instead of fixed to the bottom. */
  inFlow?: boolean | undefined;
  /** Where there are places at the bottom of the screen, it gives way to them. */
  yields?: boolean | undefined;
};

/** The bar at the bottom of the screen with its primary action. A page with it adds `roomBelow` of this style sheet to its content. */
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
