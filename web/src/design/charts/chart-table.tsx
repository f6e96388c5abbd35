import { useState } from 'react';
import './chart.css';
import '../layout/table.css';

export type ChartTableProps = {
  caption: string;
  headers: readonly string[];
  /** Written cells; the first one names the row. */
  rows: () => readonly (readonly string[])[];
  summary?: string | undefined;
};

/** The same numbers as the drawing, one press away. */
export function ChartTable({ caption, headers, rows, summary = 'Ver tabla' }: ChartTableProps) {
  // A year of points is thousands of cells: made for who opens it.
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="graf-tabla" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {summary}
        <span className="vh">: {caption}</span>
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- four columns scroll sideways where they do not fit, and the keyboard must reach that */}
      <section className="graf-desliza" aria-label={caption} tabIndex={0}>
        <table className="tabla densa">
          <caption className="vh">{caption}</caption>
          <thead>
            <tr>
              {headers.map((header, index) => (
                <th key={header} scope="col" className={index > 0 ? 'der' : undefined}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(isOpen ? rows() : []).map(([name = '', ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={headers[index + 1] ?? index} className="der">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
