import type { ReactNode } from 'react';

export type AccountSectionProps = {
  /** The one of the list of sections: where its tab leads. */
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
};

/** One part of Mi Cuenta. */
export const AccountSection = ({ id, title, lead, children }: AccountSectionProps) => (
  <section id={id} className="cuenta-parte" aria-labelledby={`${id}-t`}>
    <div className="cuenta-parte-cab">
      <h2 id={`${id}-t`} tabIndex={-1}>
        {title}
      </h2>
      {lead ? <p className="sec">{lead}</p> : null}
    </div>
    {children}
  </section>
);
