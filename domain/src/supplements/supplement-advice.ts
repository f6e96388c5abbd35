import type { SourceKey } from '../evidence/sources.ts';
import type { Basis, Traced } from '../evidence/traced.ts';

/** Most useful first. 'medical': a professional decides it, so it must not be stopped either. */
export const SUPPLEMENT_VERDICTS = ['worth_it', 'medical', 'not_needed', 'avoid'] as const;
export type SupplementVerdict = (typeof SUPPLEMENT_VERDICTS)[number];

/** Typed by unit, so that it cannot be printed with another. */
export type Amount<Per extends string> = {
  [Field in keyof Traced]: Field extends 'unit' ? `${string} por ${Per}` : Traced[Field];
};
export type PerIntake = Amount<'toma'>;
export type PerHour = Amount<'hora'>;
export type PerDay = Amount<'día'>;

/** Range from `low` to `high`, or `low` alone. */
export type DoseRange<Quantity> = {
  low: Quantity;
  high?: Quantity;
  /** Spanish detail: "2 mg/kg", "60 min antes". */
  detail?: string;
};

/** Present only with 'worth_it'. Each quantity has its own unit. */
export type SupplementDose = {
  perIntake?: DoseRange<PerIntake>;
  /** Sodium per intake, against the plan's limit. */
  sodiumPerIntake?: DoseRange<PerIntake>;
  intakesPerDay?: PerDay;
  perHour?: DoseRange<PerHour>;
  perDay?: DoseRange<PerDay>;
  /** Daily ceiling from every source. */
  mostPerDay?: Omit<DoseRange<PerDay>, 'high'>;
};

export type SupplementAdvice = {
  id: string;
  name: string;
  /** Group of the AIS framework. */
  group: 'A' | 'B' | 'C' | 'D';
  verdict: SupplementVerdict;
  /** Spanish, a sentence or two. */
  reason: string;
  dose?: SupplementDose;
  timing?: string;
  /** Spanish. */
  interactions: string[];
  basis: Basis;
  sources: SourceKey[];
};
