import type { Strength } from './source-details.ts';

/**
 * The letter and the number are drawn by the sheet: as text they would be a second name beside
 * "Fuente 1, evidencia A", and voice control compares both.
 */
export const SourceBadgeFace = ({ strength, number }: { strength: Strength; number: number }) => (
  <>
    <b data-cara={strength} />
    <i data-cara={number} />
  </>
);
