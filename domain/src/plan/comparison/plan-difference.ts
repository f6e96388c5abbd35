export const DIFFERENCE_PARTS = [
  'food',
  'training',
  'supplements',
  'risk',
  'check_ups',
  'notices',
] as const;
export type DifferencePart = (typeof DIFFERENCE_PARTS)[number];

export type PlanDifference = {
  part: DifferencePart;
  what: string;
  /**
   * "128 g"; "no estaba" and "ya no está" if in one plan only; of a list, "sale: …" and "entra: …".
   */
  from: string;
  to: string;
  /** Change of answers, of the rule that applies, or of the engine. */
  cause: 'input' | 'rule' | 'engine_version';
  why: string;
};

export const WAS_NOT_THERE = 'no estaba';
export const IS_GONE = 'ya no está';
