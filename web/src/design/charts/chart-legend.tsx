import type { ReactNode } from 'react';
import * as styles from './chart.module.css';

export type LegendEntry = { name: string; mark: ReactNode };

export const ChartLegend = ({ entries }: { entries: readonly LegendEntry[] }) => (
  <ul className={styles.legend}>
    {entries.map(({ name, mark }) => (
      <li key={name}>
        <svg className={styles.drawing} viewBox="0 0 18 14" aria-hidden="true">
          {mark}
        </svg>
        {name}
      </li>
    ))}
  </ul>
);
