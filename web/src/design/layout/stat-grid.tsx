import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './card.css';

export type StatGridProps = {
  /** Cells per row on a wide screen; 3 and 4 become 2 on a phone. */
  columns?: 1 | 2 | 3 | 4 | undefined;
  density?: 'normal' | 'dense' | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Cells that share their lines. */
export const StatGrid = ({ columns = 2, density = 'normal', className, children }: StatGridProps) => (
  <div className={classNames('casilleros', `c${columns}`, density === 'dense' && 'densa', className)}>{children}</div>
);

export type StatCellProps = {
  label: ReactNode;
  /** The figure as formatted text. Without it, `pending` explains what is missing. */
  value?: ReactNode;
  unit?: string | undefined;
  /** The source badge of this figure. */
  badge?: ReactNode;
  pending?: ReactNode;
  note?: ReactNode;
  /** Content that is not a figure, like a risk level. */
  children?: ReactNode;
};

/** Label above value, unit and source badge after it. */
export const StatCell = ({ label, value, unit, badge, pending, note, children }: StatCellProps) => (
  <div className="cas">
    <span className="rot">{label}</span>
    {value === undefined ? null : (
      <span className="val">
        {value}
        {unit ? <span className="u"> {unit}</span> : null}
        {badge}
      </span>
    )}
    {value === undefined && pending ? <span className="pend">{pending}</span> : null}
    {children}
    {note ? <span className="nota">{note}</span> : null}
  </div>
);
