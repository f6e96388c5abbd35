import type { Strength } from './source-details.ts';

/**
 * CSS draws the letter and the number: as text they would add to the name "Fuente 1, evidencia A",
 * which voice control compares.
 */
export const SourceBadgeFace = ({ strength, number }: { strength: Strength; number: number }) => (
  <>
    <b data-cara={strength} />
    <i data-cara={number} />
  </>
);
