import type { Notice } from '../../evidence/notice.ts';
import { traced, type Rule, type Traced } from '../../evidence/traced.ts';

/** Above this the estimate is unreliable. Forja's rule. */
export const MAX_REPETITIONS = 12;

type OneRepMaxFormula = Rule & { readonly expression: string };

const UNSOURCED_FORMULA = {
  unit: 'kg',
  basis: 'expert_judgement',
  sources: [],
  note: 'Fórmula de uso general: no encontramos el trabajo original para citarlo.',
} as const;

/** Brzycki's is the only one whose original could be identified. */
export const ONE_REP_MAX_FORMULAS: readonly OneRepMaxFormula[] = [
  {
    rule: 'one-rep-max.brzycki',
    title: 'Brzycki',
    unit: 'kg',
    basis: 'source',
    sources: ['brzycki1993'],
    expression: 'pesoKg * 36 / (37 - repeticiones)',
  },
  {
    ...UNSOURCED_FORMULA,
    rule: 'one-rep-max.epley',
    title: 'Epley',
    expression: 'pesoKg * (1 + repeticiones / 30)',
  },
  {
    ...UNSOURCED_FORMULA,
    rule: 'one-rep-max.lombardi',
    title: 'Lombardi',
    expression: 'pesoKg * repeticiones ^ 0.1',
  },
  {
    ...UNSOURCED_FORMULA,
    rule: 'one-rep-max.wathan',
    title: 'Wathan',
    expression: '100 * pesoKg / (48.8 + 53.8 * exp(-0.075 * repeticiones))',
  },
  {
    ...UNSOURCED_FORMULA,
    rule: 'one-rep-max.mayhew',
    title: 'Mayhew',
    expression: '100 * pesoKg / (52.2 + 41.9 * exp(-0.055 * repeticiones))',
  },
];

export type LiftedSet = { readonly weightKg: number; readonly repetitions: number };
export type OneRepMax =
  | { ok: true; low: Traced; high: Traced; byFormula: Traced[] }
  | { ok: false; reason: Notice };

const refuseEstimate = (code: string, text: string): OneRepMax => ({
  ok: false,
  reason: {
    code,
    severity: 'info',
    text,
    basis: 'forja_rule',
    sources: code === 'one-rep-max-too-many-repetitions' ? ['reynolds2006'] : [],
  },
});

const LIFTED_RULE: Rule = {
  rule: 'one-rep-max.lifted',
  title: 'Levantado',
  unit: 'kg',
  basis: 'forja_rule',
  sources: [],
  note: 'Una sola repetición no se estima: es la marca.',
};

const RANGE_RULE = {
  unit: 'kg',
  basis: 'forja_rule',
  sources: ['reynolds2006'],
  note: 'Es un rango, no una marca. Con 5 repeticiones acierta mejor; con más de 10, cada vez peor.',
} as const;

/** Estimates the one-repetition maximum as the range of five formulas. */
export function oneRepMax({ weightKg, repetitions }: LiftedSet): OneRepMax {
  if (!(weightKg > 0) || !Number.isInteger(repetitions) || repetitions < 1)
    return refuseEstimate(
      'one-rep-max-unreadable',
      'Anotá un peso mayor que cero y repeticiones enteras.',
    );
  if (repetitions > MAX_REPETITIONS)
    return refuseEstimate(
      'one-rep-max-too-many-repetitions',
      `Con más de ${MAX_REPETITIONS} repeticiones la cuenta no sirve: probá con un peso que te deje hacer entre 3 y 10.`,
    );
  const inputs = { pesoKg: weightKg, repeticiones: repetitions };
  if (repetitions === 1) {
    const lifted = traced(LIFTED_RULE, { pesoKg: weightKg }, [['maximo', 'pesoKg']]);
    return { ok: true, low: lifted, high: lifted, byFormula: [lifted] };
  }
  const byFormula = ONE_REP_MAX_FORMULAS.map(({ expression, ...rule }) =>
    traced(rule, inputs, [['maximo', expression]]),
  );
  const values = Object.fromEntries(
    byFormula.map(({ title, value }) => [title.toLowerCase(), value]),
  );
  const all = 'brzycki, epley, lombardi, wathan, mayhew';
  return {
    ok: true,
    low: traced(
      { ...RANGE_RULE, rule: 'one-rep-max.low', title: 'Repetición máxima estimada, desde' },
      values,
      [['desde', `min(${all})`]],
    ),
    high: traced(
      { ...RANGE_RULE, rule: 'one-rep-max.high', title: 'Repetición máxima estimada, hasta' },
      values,
      [['hasta', `max(${all})`]],
    ),
    byFormula,
  };
}
