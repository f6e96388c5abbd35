import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './action-bar.css';

export type ActionBarProps = {
  /** Helper sentence at the left, on a wide screen only. */
  help?: ReactNode;
  /** The actions of this screen: one primary button, last. */
  children: ReactNode;
  label?: string | undefined;
  /** In the flow of the page instead of fixed to the bottom. */
  inFlow?: boolean | undefined;
};

/** The bar at the bottom of the screen with its primary action. A page with it adds the class `con-zocalo` to its content. */
export const ActionBar = ({ help, children, label = 'Acciones', inFlow = false }: ActionBarProps) => (
  <section className={classNames('zocalo', !inFlow && 'zoc-fijo')} aria-label={label}>
    <div className="zoc-fila">
      {help ? <p className="ayuda">{help}</p> : null}
      {children}
    </div>
  </section>
);
