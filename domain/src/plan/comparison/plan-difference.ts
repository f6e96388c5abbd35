export const DIFFERENCE_PARTS = [
  'food',
  'training',
  'supplements',
  'risk',
  'check_ups',
  'notices',
] as const;
export type DifferencePart = (typeof DIFFERENCE_PARTS)[number];

/** One thing that is not the same in two plans, in Spanish. */
export type PlanDifference = {
  part: DifferencePart;
  /** "Proteína por día". */
  what: string;
  /** "128 g"; "no estaba" and "ya no está" when only one of the plans has it; of a list, "sale: …" and "entra: …". */
  from: string;
  to: string;
  /** Whether the answers changed, another rule applies or the engine changed. */
  cause: 'input' | 'rule' | 'engine_version';
  /** A sentence or two. */
  why: string;
};

export const WAS_NOT_THERE = 'no estaba';
export const IS_GONE = 'ya no está';
