import type { ReactNode } from 'react';

export type LegendEntry = { name: string; mark: ReactNode };

/** What each mark is, where the mark itself cannot carry its name. */
export const ChartLegend = ({ entries }: { entries: readonly LegendEntry[] }) => (
  <ul className="graf-leyenda">
    {entries.map(({ name, mark }) => (
      <li key={name}>
        <svg className="graf" viewBox="0 0 18 14" aria-hidden="true">
          {mark}
        </svg>
        {name}
      </li>
    ))}
  </ul>
);
