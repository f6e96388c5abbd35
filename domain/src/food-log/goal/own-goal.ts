/** The goal of each day that a person sets, in the place of the one of their plan. */
export type OwnGoal = {
  readonly kcal: number;
  /** Grams. */
  readonly protein: number;
  readonly carbs: number;
  readonly fat: number;
  /** YYYY-MM-DD of its last change; absent in those of before. */
  readonly setOn?: string | undefined;
};

/** Outside these the person mistyped; the least is the lowest floor of any plan. */
export const OWN_GOAL_KCAL = { min: 1200, max: 10_000 } as const;
export const OWN_GOAL_GRAMS = { min: 0, max: 1500 } as const;
