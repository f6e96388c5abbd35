import type { SourceKey } from '../evidence/sources.ts';
import type { Basis, Traced } from '../evidence/traced.ts';

/** The most useful first. 'medical': a professional decides it, and it must not be stopped either. */
export const SUPPLEMENT_VERDICTS = ['worth_it', 'medical', 'not_needed', 'avoid'] as const;
export type SupplementVerdict = (typeof SUPPLEMENT_VERDICTS)[number];

/** A quantity typed by its unit, so that it cannot be printed with another unit. */
export type Amount<Per extends string> = {
  [Field in keyof Traced]: Field extends 'unit' ? `${string} por ${Per}` : Traced[Field];
};
export type PerIntake = Amount<'toma'>;
export type PerHour = Amount<'hora'>;
export type PerDay = Amount<'día'>;

/** From `low` to `high`, or `low` alone. */
export type DoseRange<Quantity> = {
  low: Quantity;
  high?: Quantity;
  /** In Spanish, what goes beside it: "2 mg/kg", "60 min antes". */
  detail?: string;
};

/** How much, only with the verdict 'worth_it'. Each quantity apart, with its own unit. */
export type SupplementDose = {
  perIntake?: DoseRange<PerIntake>;
  /** Sodium that one intake brings, beside the limit of the plan. */
  sodiumPerIntake?: DoseRange<PerIntake>;
  /** How many intakes in a day, as a figure "tomas por día". */
  intakesPerDay?: PerDay;
  perHour?: DoseRange<PerHour>;
  perDay?: DoseRange<PerDay>;
  /** A ceiling for the whole day from every source. */
  mostPerDay?: Omit<DoseRange<PerDay>, 'high'>;
};

export type SupplementAdvice = {
  id: string;
  name: string;
  /** Group of the AIS framework. */
  group: 'A' | 'B' | 'C' | 'D';
  verdict: SupplementVerdict;
  /** In Spanish, one or two sentences for this person. */
  reason: string;
  dose?: SupplementDose;
  timing?: string;
  /** In Spanish: what it must not be mixed with. */
  interactions: string[];
  basis: Basis;
  sources: SourceKey[];
};
