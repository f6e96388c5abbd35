import type { Notice } from '../evidence/notice.ts';
import { traced, type Rule, type Traced } from '../evidence/traced.ts';

/** Above this the estimate is noise: a rule of ours. */
export const MOST_REPETITIONS = 12;

type OneRepMaxFormula = Rule & { readonly expression: string };

const UNSIGNED = {
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
  { ...UNSIGNED, rule: 'one-rep-max.epley', title: 'Epley', expression: 'pesoKg * (1 + repeticiones / 30)' },
  { ...UNSIGNED, rule: 'one-rep-max.lombardi', title: 'Lombardi', expression: 'pesoKg * repeticiones ^ 0.1' },
  {
    ...UNSIGNED,
    rule: 'one-rep-max.wathan',
    title: 'Wathan',
    expression: '100 * pesoKg / (48.8 + 53.8 * exp(-0.075 * repeticiones))',
  },
  {
    ...UNSIGNED,
    rule: 'one-rep-max.mayhew',
    title: 'Mayhew',
    expression: '100 * pesoKg / (52.2 + 41.9 * exp(-0.055 * repeticiones))',
  },
];

export type LiftedSet = { readonly weightKg: number; readonly repetitions: number };
export type OneRepMax = { ok: true; low: Traced; high: Traced; byFormula: Traced[] } | { ok: false; reason: Notice };

const refuse = (code: string, text: string): OneRepMax => ({
  ok: false,
  reason: {
    code,
    severity: 'info',
    text,
    basis: 'forja_rule',
    sources: code === 'one-rep-max-too-many-repetitions' ? ['reynolds2006'] : [],
  },
});

const LIFTED: Rule = {
  rule: 'one-rep-max.lifted',
  title: 'Levantado',
  unit: 'kg',
  basis: 'forja_rule',
  sources: [],
  note: 'Una sola repetición no se estima: es la marca.',
};

const EDGE = {
  unit: 'kg',
  basis: 'forja_rule',
  sources: ['reynolds2006'],
  note: 'Es un rango, no una marca. Con 5 repeticiones acierta mejor; con más de 10, cada vez peor.',
} as const;

/** The heaviest single repetition that a set suggests: the range of five formulas, never one number. */
export function oneRepMax({ weightKg, repetitions }: LiftedSet): OneRepMax {
  if (!(weightKg > 0) || !Number.isInteger(repetitions) || repetitions < 1)
    return refuse('one-rep-max-unreadable', 'Anotá un peso mayor que cero y repeticiones enteras.');
  if (repetitions > MOST_REPETITIONS)
    return refuse(
      'one-rep-max-too-many-repetitions',
      `Con más de ${MOST_REPETITIONS} repeticiones la cuenta no sirve: probá con un peso que te deje hacer entre 3 y 10.`,
    );
  const inputs = { pesoKg: weightKg, repeticiones: repetitions };
  if (repetitions === 1) {
    const lifted = traced(LIFTED, { pesoKg: weightKg }, [['maximo', 'pesoKg']]);
    return { ok: true, low: lifted, high: lifted, byFormula: [lifted] };
  }
  const byFormula = ONE_REP_MAX_FORMULAS.map(({ expression, ...rule }) =>
    traced(rule, inputs, [['maximo', expression]]),
  );
  const values = Object.fromEntries(byFormula.map(({ title, value }) => [title.toLowerCase(), value]));
  const all = 'brzycki, epley, lombardi, wathan, mayhew';
  return {
    ok: true,
    low: traced({ ...EDGE, rule: 'one-rep-max.low', title: 'Repetición máxima estimada, desde' }, values, [
      ['desde', `min(${all})`],
    ]),
    high: traced({ ...EDGE, rule: 'one-rep-max.high', title: 'Repetición máxima estimada, hasta' }, values, [
      ['hasta', `max(${all})`],
    ]),
    byFormula,
  };
}
