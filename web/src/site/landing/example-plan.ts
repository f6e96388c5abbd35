import type { RiskLevelNumber } from '../../design/evidence/risk-level.tsx';
import type { Strength } from '../../design/evidence/source-details.ts';

export type NumberedSource = {
  number: number;
  strength: Strength;
  short: string;
  href: string;
};

export type ExampleFigure = {
  label: string;
  value: string;
  unit: string;
  source: NumberedSource;
  /** Its index among the calculations, which load on demand. */
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
  /** The fragment of /fuentes that has it. */
  entry: string;
};

export type ExampleTools = {
  /** The fragment of each source, by its number in the plan. */
  sourceEntries: Record<number, string>;
  /** SVG paths over WEIGHT_DRAWING, a point per week. */
  weight: { band: string; line: string; start: string; end: string; endLabel: string };
  compounds: { name: string; category: string; path: string }[];
  workout: ToolFragment;
  meal: ToolFragment;
  evaluation: ToolFragment;
};

export type ToolFragment = {
  rows: { label: string; value: string }[];
  source?: { path: string; name: string; strength: Strength };
};

export const WEIGHT_DRAWING = { width: 320, height: 72 } as const;

/** Plain texts, so that the landing page does not load the engine. */
export type ExamplePlan = {
  title: string;
  person: string;
  figures: ExampleFigure[];
  /** Training days, from Monday. */
  week: boolean[];
  day: { name: string; minutes: string };
  exercises: { name: string; sets: string; rest: string; reserve: string }[];
  worthIt: ExampleFigure;
  notNeeded: string[];
  /** The risk without chemistry and with it. */
  risks: { label: string; level: RiskLevelNumber | undefined }[];
  sources: NumberedSource[];
};
