import { useState } from 'react';
import { classNames } from '../class-names.ts';
import * as textStyles from '../text.module.css';
import { useIsPrinting } from '../layout/use-is-printing.ts';
import * as tableStyles from '../layout/table.module.css';
import * as styles from './chart.module.css';
import { chartTableMessages } from './chart-table.messages.ts';

export type ChartTableProps = {
  caption: string;
  headers: readonly string[];
  /** Formatted cells; the first one names the row. */
  rows: () => readonly (readonly string[])[];
  summary?: string | undefined;
  /** Renders the cells before it opens: for small tables only. */
  isWritten?: boolean | undefined;
};

export function ChartTable({
  caption,
  headers,
  rows,
  summary = chartTableMessages.open,
  isWritten = false,
}: ChartTableProps) {
  // Rendered on opening, because a year of points is thousands of cells.
  const [isOpen, setIsOpen] = useState(false);
  const isPrinting = useIsPrinting();
  return (
    <details
      className={styles.table}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        {summary}
        <span className={textStyles.visuallyHidden}>: {caption}</span>
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- four columns scroll sideways where they do not fit, and the keyboard must reach that */}
      <section className={styles.scroller} aria-label={caption} tabIndex={0}>
        <table className={classNames(tableStyles.root, tableStyles.dense)}>
          <caption className={textStyles.visuallyHidden}>{caption}</caption>
          <thead>
            <tr>
              {headers.map((header, index) => (
                <th key={header} scope="col" className={index > 0 ? tableStyles.end : undefined}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(isOpen || isWritten || isPrinting ? rows() : []).map(([name = '', ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={headers[index + 1] ?? index} className={tableStyles.end}>
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
