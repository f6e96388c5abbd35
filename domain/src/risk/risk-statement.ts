import type { SourceKey } from '../evidence/sources.ts';
import type { Strength } from '../evidence/source.ts';
import type { Basis } from '../evidence/traced.ts';

/** 1 to 4, as many bars as the meter fills, and the words beside them. */
export type RiskMeter = {
  readonly bars: 1 | 2 | 3 | 4;
  readonly text: string;
  readonly basis: Basis;
};

/** One thing that can happen, on four meters. A meter without data is absent, never guessed. */
export type RiskStatement = {
  readonly id: string;
  readonly text: string;
  /** How bad it is when it happens. */
  readonly severity?: RiskMeter;
  /** How often, or how much more often than in those who do not use. */
  readonly likelihood?: RiskMeter;
  /** More bars: harder to undo. */
  readonly reversibility?: RiskMeter;
  /** How sure the evidence is; the letter is that of the best source. */
  readonly certainty: RiskMeter & { readonly strength: Strength };
  readonly sources: readonly SourceKey[];
};
