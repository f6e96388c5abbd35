import type { ReactNode } from 'react';

export type AccountRowProps = {
  label: string;
  /** What it is today. */
  value: ReactNode;
  note?: ReactNode;
  /** The way to change it. */
  action?: ReactNode;
};

/** Label above value, and at its side the way to change it. */
export const AccountRow = ({ label, value, note, action }: AccountRowProps) => (
  <div className="cuenta-fila">
    <div className="cuenta-dice">
      <p className="rot">{label}</p>
      <p className="cuenta-dato">{value}</p>
      {note ? <p className="sec">{note}</p> : null}
    </div>
    {action}
  </div>
);
