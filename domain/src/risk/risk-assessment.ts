import type { Notice } from '../evidence/notice.ts';
import type { SourceKey } from '../evidence/sources.ts';
import type { Basis, Traced } from '../evidence/traced.ts';

export const RISK_LEVELS = ['low', 'moderate', 'high', 'very_high', 'unknown'] as const;
/** Bajo, Medio, Alto, Muy Alto, Desconocido. */
export type RiskLevel = (typeof RISK_LEVELS)[number];

export type RiskFactor = {
  id: string;
  /** In Spanish: "12 semanas seguidas". */
  text: string;
  /** 10 × ln of the hazard ratio where one exists; otherwise expert judgement in the same unit. Never negative. */
  points: number;
  basis: Basis;
  sources: SourceKey[];
  modifiable: boolean;
};

export type HardStop = {
  /** H1 to H15 of the risk model. */
  id: `H${number}`;
  /** In Spanish, completes "No incluimos compuestos en tu plan porque …". */
  text: string;
  basis: Basis;
  sources: SourceKey[];
};

export type Counterfactual = {
  id: string;
  /** In Spanish: "Hacer análisis y medir la presión antes". */
  text: string;
  level: RiskLevel;
  points: number;
  /** Points it takes away. */
  drop: number;
};

export type RiskAssessment = {
  level: RiskLevel;
  /** In Spanish, the level with its subject: "Riesgo por sustancias: Bajo". */
  label: string;
  points: Traced;
  factors: RiskFactor[];
  hardStops: HardStop[];
  /** The first is "No usar", or not to stop a prescribed treatment. Empty for a plan without compounds. */
  counterfactuals: Counterfactual[];
  /** Notice for a prescribed and supervised testosterone, which scores 0 as a substance. */
  treatment?: Notice;
  /** Evidence against the score, shown beside it. */
  conflictingEvidence: Notice[];
  /** True with a hard stop or Muy Alto, and with Alto without declared medical follow-up. */
  refusesCompounds: boolean;
  /** In Spanish: not validated, not a diagnosis. */
  disclaimer: string;
};
