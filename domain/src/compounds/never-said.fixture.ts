/** Claims banned by section 6 of the decisions. */
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
] as const;

export type NeverSaid = (typeof NEVER_SAID)[number]['what'];

/** Supplement texts use this negation. */
const NOT_NEEDED = /no hace falta comprar/gi;

/** Returns each banned claim with its context; `excluded` claims are ignored. */
export function findNeverSaid(text: string, excluded: readonly NeverSaid[] = []): string[] {
  const searched = text.replaceAll(NOT_NEEDED, '');
  return NEVER_SAID.filter(({ what }) => !excluded.includes(what)).flatMap(({ what, words }) => {
    const at = searched.search(words);
    return at === -1 ? [] : [`${what}: ${searched.slice(Math.max(0, at - 40), at + 60)}`];
  });
}

/** Amounts to take; a study's arterial measure is a result. */
export const AN_AMOUNT = /\d\s?(?:mg|mcg|µg|g|UI|IU|ml|mL)\b(?!\/d?L| contra)/;
