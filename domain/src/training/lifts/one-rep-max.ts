import type { Notice } from '../../evidence/notice.ts';
import { traced, type Rule, type Traced } from '../../evidence/traced.ts';

/** Maximum repetitions of an estimate: evidence 13. Formulas lose accuracy beyond it. */
export const MAX_REPETITIONS = 10;
/** Largest usable reserve; people misjudge larger ones: evidence 13. */
export const MAX_RESERVE = 3;
/** Repetitions plus reserve: evidence 13 refuses more. */
export const MAX_TO_FAILURE = 12;

type DoneRepetitions = {
  readonly repetitions: number;
  /** Absent: counts as zero, the most cautious estimate. */
  readonly repsInReserve?: number | undefined;
};

/**
 * Repetitions plus reserve, rounded down, as the formulas expect. Undefined if no maximum can be
 * estimated. Shared by every estimate.
 */
export function repetitionsToFailure({
  repetitions,
  repsInReserve = 0,
}: DoneRepetitions): number | undefined {
  if (repetitions < 1 || repetitions > MAX_REPETITIONS) return undefined;
  if (repsInReserve < 0 || repsInReserve > MAX_RESERVE) return undefined;
  const toFailure = repetitions + Math.floor(repsInReserve);
  return toFailure <= MAX_TO_FAILURE ? toFailure : undefined;
}

type OneRepMaxFormula = Rule & {
  readonly expression: string;
  readonly weightExpression: string;
};

const UNSOURCED_FORMULA = {
  unit: 'kg',
  basis: 'expert_judgement',
  sources: [],
  note: 'Fórmula de uso general: no encontramos el trabajo original para citarlo.',
} as const;

/** Formulas of evidence 13. Only Brzycki's original could be identified. */
export const ONE_REP_MAX_FORMULAS: readonly OneRepMaxFormula[] = [
  {
    rule: 'one-rep-max.brzycki',
    title: 'Brzycki',
    unit: 'kg',
    basis: 'source',
    sources: ['brzycki1993'],
    expression: 'pesoKg * 36 / (37 - repeticiones)',
    weightExpression: 'maximoBrzycki * (37 - alLimite) / 36',
  },
  {
    ...UNSOURCED_FORMULA,
    rule: 'one-rep-max.epley',
    title: 'Epley',
    expression: 'pesoKg * (1 + repeticiones / 30)',
    weightExpression: 'maximoEpley / (1 + alLimite / 30)',
  },
  {
    ...UNSOURCED_FORMULA,
    rule: 'one-rep-max.wathan',
    title: 'Wathan',
    expression: '100 * pesoKg / (48.8 + 53.8 * exp(-0.075 * repeticiones))',
    weightExpression: 'maximoWathan * (48.8 + 53.8 * exp(-0.075 * alLimite)) / 100',
  },
];

export type LiftedSet = DoneRepetitions & { readonly weightKg: number };
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
    sources: code === 'one-rep-max-unreadable' ? [] : ['reynolds2006'],
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

export function oneRepMax({ weightKg, repetitions, repsInReserve }: LiftedSet): OneRepMax {
  if (!(weightKg > 0) || !Number.isInteger(repetitions) || repetitions < 1)
    return refuseEstimate(
      'one-rep-max-unreadable',
      'Anotá un peso mayor que cero y repeticiones enteras.',
    );
  const toFailure = repetitionsToFailure({ repetitions, repsInReserve });
  if (toFailure === undefined)
    return refuseEstimate(
      'one-rep-max-too-far',
      `Con más de ${MAX_REPETITIONS} repeticiones, o con más de ${MAX_RESERVE} en reserva, la cuenta no sirve: probá con un peso que te deje hacer entre 3 y 10, cerca del límite.`,
    );
  const inputs = { pesoKg: weightKg, repeticiones: toFailure };
  if (toFailure === 1) {
    const lifted = traced(LIFTED_RULE, { pesoKg: weightKg }, [['maximo', 'pesoKg']]);
    return { ok: true, low: lifted, high: lifted, byFormula: [lifted] };
  }
  const byFormula = ONE_REP_MAX_FORMULAS.map(({ expression, weightExpression: _weight, ...rule }) =>
    traced(rule, inputs, [['maximo', expression]]),
  );
  const values = Object.fromEntries(
    byFormula.map(({ title, value }) => [title.toLowerCase(), value]),
  );
  const all = ONE_REP_MAX_FORMULAS.map(({ title }) => title.toLowerCase()).join(', ');
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
