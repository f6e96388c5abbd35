import type { Notice } from '../../evidence/notice.ts';

/** Evidence that contradicts the weights. */
export const CONFLICTING_EVIDENCE: readonly Notice[] = [
  {
    code: 'haarlem-no-dose-link',
    severity: 'info',
    text: 'Hay evidencia que no coincide: en 100 usuarios del estudio HAARLEM, la cantidad y la duración no se asociaron con el tipo ni la gravedad de los efectos adversos. En otros trabajos la masa del corazón, el HDL y la hemoglobina sí dependen de la cantidad, y las placas de las arterias crecen con los años. Por eso el peso de la dosis es moderado.',
    basis: 'source',
    sources: ['r2', 'r4', 'r37', 'r5'],
  },
  {
    code: 'associations-are-not-chances',
    severity: 'info',
    text: 'El peso de base viene de varones sancionados en Dinamarca, sin datos de dosis ni de compuesto. Sumar puntos supone que los factores actúan por separado: es una aproximación.',
    basis: 'source',
    sources: ['r8'],
  },
];
