import type { RiskLevelNumber } from '../../design/evidence/risk-level.tsx';
import type { Strength } from '../../design/evidence/source-details.ts';

export type NumberedSource = {
  number: number;
  strength: Strength;
  /** "Morton y cols. 2018" */
  short: string;
  href: string;
};

export type ExampleFigure = {
  label: string;
  value: string;
  unit: string;
  source: NumberedSource;
  /** Its place in the calculations, which arrive when somebody opens one. */
  calculation: number;
};

export type ExampleCalculation = {
  title: string;
  formula: string[];
  values: { label: string; value: string }[];
  result: { label: string; value: string };
  notes: string[];
  citation: string;
  study: string;
  /** In the page of sources. */
  entry: string;
};

/** For the pieces of the tools, which are not in the first load. */
export type ExampleTools = {
  /** The entry of each source in the page of sources, by its number in the plan. */
  sourceEntries: Record<number, string>;
  /** The weight week by week, as paths of a drawing of WEIGHT_DRAWING. */
  weight: { band: string; line: string; start: string; end: string; endLabel: string };
  compounds: { name: string; category: string; path: string }[];
  workout: ToolFragment;
  meal: ToolFragment;
  evaluation: ToolFragment;
};

/** A few rows of what a tool shows, already written, and where their figures come from. */
export type ToolFragment = {
  rows: { label: string; value: string }[];
  source?: { path: string; name: string; strength: Strength };
};

/** In its own units. */
export const WEIGHT_DRAWING = { width: 320, height: 72 } as const;

/** What the landing page shows of a plan, already written: the engine stays at home. */
export type ExamplePlan = {
  title: string;
  person: string;
  figures: ExampleFigure[];
  /** From Monday: whether there is training. */
  week: boolean[];
  day: { name: string; minutes: string };
  exercises: { name: string; sets: string; rest: string; reserve: string }[];
  worthIt: ExampleFigure;
  notNeeded: string[];
  /** The same person without chemistry and with it, as the engine answers. */
  risks: { label: string; level: RiskLevelNumber | undefined }[];
  sources: NumberedSource[];
};
