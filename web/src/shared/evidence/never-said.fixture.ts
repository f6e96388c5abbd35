import { expect } from 'vitest';

/** As it is read. */
export const readText = (html: string): string =>
  html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

/** Section 6 of the decisions: what no page about compounds ever says. */
const NEVER_SAID = [
  { what: 'stacking', words: /\bstack|apilar|apilado|combinalo|combinarlo con/i },
  { what: 'a cycle to follow', words: /ciclo recomendado|ciclo de \d|\d+ semanas de ciclo/i },
  { what: 'what to take after a cycle', words: /\bPCT\b|pos-?t?ciclo|después del ciclo/i },
  { what: 'a level to reach', words: /nivel objetivo|nivel ideal|rango óptimo/i },
  { what: 'who sells it', words: /comprar\b|proveedor|vendedor|dónde conseguir|tienda/i },
  {
    what: 'how long it can be detected',
    words: /detec(?:ción|table|tarse|tado)|control antidopaje/i,
  },
  { what: 'how to inject', words: /\baguja|jeringa|cuadrante|glúteo|cómo inyectar|ángulo/i },
  { what: 'another substance in its place', words: /reemplazal|sustituil|alternativa a\b/i },
];

/** An amount to take; what a study measured in an artery is a result. */
export const AN_AMOUNT = /\d\s?(?:mg|mcg|µg|g|UI|IU|ml|mL)\b(?!\/d?L| contra)/;

/** A page about compounds: nothing of what is never said, and whom to call. */
export function expectCareful(html: string): void {
  const text = readText(html);
  for (const { what, words } of NEVER_SAID) expect(words.exec(text)?.[0], what).toBeUndefined();
  for (const number of ['107', '911', '141']) expect(text).toContain(number);
}
