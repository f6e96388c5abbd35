import type { SourceKey } from '../evidence/sources.ts';
import type { Basis, Traced } from '../evidence/traced.ts';

export type SupplementVerdict = 'worth_it' | 'not_needed' | 'avoid';

export type SupplementAdvice = {
  id: string;
  name: string;
  /** Group of the AIS framework. */
  group: 'A' | 'B' | 'C' | 'D';
  verdict: SupplementVerdict;
  /** In Spanish, one or two sentences for this person. */
  reason: string;
  /** Only with the verdict 'worth_it'. */
  dose?: Traced;
  doseMax?: Traced;
  timing?: string;
  /** In Spanish: what it must not be mixed with. */
  interactions: string[];
  basis: Basis;
  sources: SourceKey[];
};
