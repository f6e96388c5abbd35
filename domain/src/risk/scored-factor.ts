import type { SourceKey } from '../evidence/sources.ts';
import type { RiskFactor } from './risk-assessment.ts';

/** Names under which points enter the sum, as people read them in the trace. */
export const SUM_TERMS = {
  sustancias: ['base', 'dosis', 'semanas', 'añosDeUso', 'compuestosDeMás', 'clases', 'origen', 'agujas'],
  persona: ['edad', 'sexo', 'masaCorporal', 'antecedentes', 'entrenamiento'],
  controles: ['sinControles', 'presión', 'hematocrito', 'hígado', 'ldl', 'hdl', 'riñón', 'hba1c'],
} as const;
export type SumTerm = (typeof SUM_TERMS)[keyof typeof SUM_TERMS][number];

export type ScoredFactor = RiskFactor & { readonly term: SumTerm };

type Judged = { id: string; term: SumTerm; text: string; points: number; sources?: SourceKey[]; modifiable?: boolean };

/** A factor whose weight is expert judgement; its sources support the direction, not the number. */
export const judgedFactor = ({ sources = [], modifiable = false, ...rest }: Judged): ScoredFactor => ({
  ...rest,
  sources,
  modifiable,
  basis: 'expert_judgement',
});

/** Factors that add nothing are not shown. */
export const scoring = (factors: readonly ScoredFactor[]): ScoredFactor[] => factors.filter(({ points }) => points > 0);

export const totalOf = (factors: readonly ScoredFactor[]): number =>
  factors.reduce((sum, { points }) => sum + points, 0);
