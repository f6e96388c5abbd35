import type { Notice } from '../evidence/notice.ts';
import type { SourceKey } from '../evidence/sources.ts';
import type { Basis, Traced } from '../evidence/traced.ts';

export const RISK_LEVELS = ['low', 'moderate', 'high', 'very_high', 'unknown'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

export type RiskFactor = {
  id: string;
  /** Spanish: "12 semanas seguidas". */
  text: string;
  /** 10 × ln of the hazard ratio, or expert judgement in that unit. Never negative. */
  points: number;
  basis: Basis;
  sources: SourceKey[];
  modifiable: boolean;
};

export type HardStop = {
  /** H1 to H15 of the risk model. */
  id: `H${number}`;
  /** Spanish; completes "No incluimos compuestos en tu plan porque …". */
  text: string;
  basis: Basis;
  sources: SourceKey[];
};

export type Counterfactual = {
  id: string;
  /** Spanish: "Hacer análisis y medir la presión antes". */
  text: string;
  level: RiskLevel;
  points: number;
  drop: number;
};

export type RiskAssessment = {
  level: RiskLevel;
  /** Spanish level with its subject: "Riesgo por sustancias: Bajo". */
  label: string;
  points: Traced;
  factors: RiskFactor[];
  hardStops: HardStop[];
  /** "No usar" first, or not to stop a prescribed treatment. Empty without compounds. */
  counterfactuals: Counterfactual[];
  /** Notice for prescribed, supervised testosterone, which scores 0. */
  treatment?: Notice;
  /** Evidence against the score. */
  conflictingEvidence: Notice[];
  /** True with a hard stop, Muy Alto, or Alto without medical follow-up. */
  refusesCompounds: boolean;
  /** Spanish: not validated, not a diagnosis. */
  disclaimer: string;
};
