import type { SourceKey } from '../../evidence/sources.ts';
import type { RiskFactor } from '../risk-assessment.ts';

export const SUM_TERMS = {
  sustancias: [
    'base',
    'dosis',
    'semanas',
    'añosDeUso',
    'compuestosDeMás',
    'clases',
    'origen',
    'agujas',
  ],
  persona: ['edad', 'sexo', 'masaCorporal', 'antecedentes', 'entrenamiento'],
  controles: ['sinControles', 'presión', 'hematocrito', 'hígado', 'ldl', 'hdl', 'riñón', 'hba1c'],
} as const;
export type SumTerm = (typeof SUM_TERMS)[keyof typeof SUM_TERMS][number];

export type ScoredFactor = RiskFactor & { readonly term: SumTerm };

type ExpertFactor = {
  id: string;
  term: SumTerm;
  text: string;
  points: number;
  sources?: SourceKey[];
  modifiable?: boolean;
};

/** Expert judgement: sources support the direction, not the number. */
export const expertFactor = ({
  sources = [],
  modifiable = false,
  ...rest
}: ExpertFactor): ScoredFactor => ({
  ...rest,
  sources,
  modifiable,
  basis: 'expert_judgement',
});

export const dropZeroFactors = (factors: readonly ScoredFactor[]): ScoredFactor[] =>
  factors.filter(({ points }) => points > 0);

export const totalPoints = (factors: readonly ScoredFactor[]): number =>
  factors.reduce((sum, { points }) => sum + points, 0);
