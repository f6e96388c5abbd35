export type OwnGoal = {
  readonly kcal: number;
  /** Grams. */
  readonly protein: number;
  readonly carbs: number;
  readonly fat: number;
  /** YYYY-MM-DD of the last change; absent in old goals. */
  readonly setOn?: string | undefined;
};

/** The minimum is the lowest floor of any plan. */
export const OWN_GOAL_KCAL = { min: 1200, max: 10_000 } as const;
export const OWN_GOAL_GRAMS = { min: 0, max: 1500 } as const;
