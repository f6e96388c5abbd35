import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './zocalo.css';

export type ZocaloProps = {
  /** Helper sentence at the left, on a wide screen only. */
  help?: ReactNode;
  /** The actions of this screen: one brasa button, last. */
  children: ReactNode;
  label?: string | undefined;
  /** In the flow of the page instead of fixed to the bottom. */
  inFlow?: boolean | undefined;
};

/** The base where every primary action lives. A page with it adds the class `con-zocalo` to its content. */
export const Zocalo = ({ help, children, label = 'Acciones', inFlow = false }: ZocaloProps) => (
  <section className={classNames('zocalo', !inFlow && 'zoc-fijo')} aria-label={label}>
    <div className="zoc-fila">
      {help ? <p className="ayuda">{help}</p> : null}
      {children}
    </div>
  </section>
);
