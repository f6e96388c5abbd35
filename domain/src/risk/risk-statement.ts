import type { SourceKey } from '../evidence/sources.ts';
import type { Strength } from '../evidence/source.ts';
import type { Basis } from '../evidence/traced.ts';

export type RiskMeter = {
  readonly bars: 1 | 2 | 3 | 4;
  readonly text: string;
  readonly basis: Basis;
};

/** Harm rated on four meters; absent without data, never guessed. */
export type RiskStatement = {
  readonly id: string;
  readonly text: string;
  readonly severity?: RiskMeter;
  /** Frequency, absolute or against non-users. */
  readonly likelihood?: RiskMeter;
  /** More bars: harder to reverse. */
  readonly reversibility?: RiskMeter;
  /** Certainty; the letter is that of the best source. */
  readonly certainty: RiskMeter & { readonly strength: Strength };
  readonly sources: readonly SourceKey[];
};
