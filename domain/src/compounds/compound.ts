import type { CompoundSourceKey } from '../evidence/sources-compounds.data.ts';
import type { Statement } from './statement.ts';

export const COMPOUND_CATEGORIES = [
  'anabolic_injectable',
  'anabolic_oral',
  'ancillary',
  'growth_metabolic',
  'sarm_research',
  'diuretic_blood',
  'legal_natural',
] as const;
export type CompoundCategory = (typeof COMPOUND_CATEGORIES)[number];

/** `never_only` has no weight because hard stop H13 covers it. */
export const RISK_CLASSES = [
  'test_ester',
  '17aa',
  'nandrolone',
  'trenbolone',
  'boldenone',
  'dht_inj',
  'mesterolone',
  'sarm',
  'mk677',
  'gh',
  'igf1',
  't3',
  'clenbuterol',
  'ephedrine_yohimbine',
  'diuretic',
  'epo',
  'unapproved_peptide',
  'glp1',
  'serm',
  'ai',
  'hcg',
  'cabergoline',
  'finasteride',
  'never_only',
  'legal_supplement',
] as const;
export type RiskClass = (typeof RISK_CLASSES)[number];

/** Dose for a disease, from a label or a journal that quotes it. */
export type MedicalDose = {
  readonly drug: string;
  readonly indication: string;
  readonly agency: string;
  readonly amount: string;
  readonly sources: readonly [CompoundSourceKey, ...CompoundSourceKey[]];
};

/** V: verified and shown. V2: secondary copy, not shown. none: no dose, or withdrawn. */
type ReferenceDose =
  | { readonly refDose: 'V'; readonly medicalDoses: readonly [MedicalDose, ...MedicalDose[]] }
  | { readonly refDose: 'V2' | 'none' };

/** Informs about harm and proposes nothing. */
export type Compound = ReferenceDose & {
  readonly id: string;
  readonly name: string;
  readonly category: CompoundCategory;
  readonly class: string;
  readonly riskClass: RiskClass;
  readonly route: string;
  readonly objective: string;
  readonly description: Statement;
  readonly mechanism: Statement;
  /** Expectations and actual findings. */
  readonly benefitsSought: Statement;
  readonly sideEffects: readonly Statement[];
  readonly warnings: readonly Statement[];
  readonly interactions: readonly Statement[];
  readonly monitoring: readonly Statement[];
  /** `asOf`: year of the legal text. */
  readonly legal: readonly (Statement & { readonly asOf: string })[];
  readonly studies: readonly Statement[];
  readonly halfLife?: Statement;
  /** Parent hormone per unit of ester; `calculated` uses molecular weights. */
  readonly esterFactor?: {
    readonly value: number;
    readonly basis: 'label' | 'calculated';
    readonly sources: readonly CompoundSourceKey[];
  };
  /** Androgens and SARMs start the score from the mortality studies. */
  readonly androgen: boolean;
  /** A human dose exists or existed; without it the declared multiple means nothing. */
  readonly humanReference: boolean;
  /** Refused for everyone. */
  readonly neverList: boolean;
};
