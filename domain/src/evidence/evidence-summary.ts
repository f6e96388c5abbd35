import type { Source } from './source.ts';

const WITHOUT_DATE = 's. f.';

/** "varones sanos · 1996 · ensayo controlado en 43 varones". */
export const evidenceSummary = ({ people, year, design }: Source): string =>
  [people, year === WITHOUT_DATE ? 'sin fecha' : year, design.split(/[;,] /)[0]]
    .filter((part) => part !== undefined)
    .join(' · ');
