import type { Basis } from '../evidence/traced.ts';
import type { SourceKey } from '../evidence/sources.ts';

export type CheckUp = {
  id: string;
  /** Weeks from the start of the plan; negative before it. */
  week: number;
  title: string;
  tests: {
    name: string;
    consultSoon?: string;
    stopNow?: string;
    /** Variant for prescribed treatments, which must not be stopped alone. */
    consultToday?: string;
    sources: SourceKey[];
    /** Basis of the thresholds. */
    basis?: Basis;
  }[];
  /** Spanish note: when it is due and for whom. */
  note?: string;
};
