import type { Basis } from '../evidence/traced.ts';
import type { SourceKey } from '../evidence/sources.ts';

/** A medical check-up of the calendar. */
export type CheckUp = {
  id: string;
  /** Weeks from the start of the plan; before it is negative. */
  week: number;
  /** "Antes de empezar", "A las 6 semanas"… */
  title: string;
  tests: {
    name: string;
    consultSoon?: string;
    stopNow?: string;
    /** The same of a treatment, which nobody leaves alone. */
    consultToday?: string;
    sources: SourceKey[];
    /** Whose thresholds they are. */
    basis?: Basis;
  }[];
  /** In Spanish, when it is due and for whom. */
  note?: string;
};
