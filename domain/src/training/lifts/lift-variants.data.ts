/** Fraction of a known lift's weight to start with; per hand for dumbbells. */
export type LiftVariant = { readonly from: string; readonly ratio: number };

/**
 * Forja's rules, deliberately light, because no study measured these ratios. The first known
 * relative is used. Machine stacks are not comparable, so machines derive nothing from machines.
 */
export const LIFT_VARIANTS: Readonly<Record<string, readonly LiftVariant[]>> = {
  'back-squat': [{ from: 'front-squat', ratio: 0.9 }],
  'front-squat': [{ from: 'back-squat', ratio: 0.65 }],
  'paused-squat': [{ from: 'back-squat', ratio: 0.75 }],
  'smith-squat': [{ from: 'back-squat', ratio: 0.7 }],
  'single-leg-press': [{ from: 'leg-press', ratio: 0.4 }],
  deadlift: [{ from: 'sumo-deadlift', ratio: 0.8 }],
  'sumo-deadlift': [{ from: 'deadlift', ratio: 0.8 }],
  'trap-bar-deadlift': [{ from: 'deadlift', ratio: 0.8 }],
  'romanian-deadlift': [{ from: 'deadlift', ratio: 0.6 }],
  'dumbbell-romanian-deadlift': [{ from: 'romanian-deadlift', ratio: 0.3 }],
  'bench-press': [{ from: 'incline-bench-press', ratio: 0.9 }],
  'incline-bench-press': [{ from: 'bench-press', ratio: 0.7 }],
  'smith-incline-press': [{ from: 'incline-bench-press', ratio: 0.8 }],
  'close-grip-bench-press': [{ from: 'bench-press', ratio: 0.7 }],
  'dumbbell-bench-press': [{ from: 'bench-press', ratio: 0.3 }],
  'incline-dumbbell-press': [
    { from: 'dumbbell-bench-press', ratio: 0.75 },
    { from: 'bench-press', ratio: 0.25 },
  ],
  'floor-press': [
    { from: 'dumbbell-bench-press', ratio: 0.8 },
    { from: 'bench-press', ratio: 0.28 },
  ],
  'seated-dumbbell-press': [{ from: 'overhead-press', ratio: 0.3 }],
  'standing-dumbbell-press': [{ from: 'seated-dumbbell-press', ratio: 0.8 }],
  'arnold-press': [{ from: 'seated-dumbbell-press', ratio: 0.7 }],
  'pendlay-row': [{ from: 'barbell-row', ratio: 0.8 }],
  'one-arm-row': [{ from: 'barbell-row', ratio: 0.3 }],
  'dumbbell-row': [
    { from: 'barbell-row', ratio: 0.3 },
    { from: 'one-arm-row', ratio: 0.7 },
  ],
  'incline-dumbbell-row': [{ from: 'one-arm-row', ratio: 0.6 }],
  'neutral-pulldown': [{ from: 'lat-pulldown', ratio: 0.8 }],
  'dumbbell-curl': [{ from: 'barbell-curl', ratio: 0.35 }],
  'hammer-curl': [{ from: 'dumbbell-curl', ratio: 0.8 }],
  'incline-curl': [{ from: 'dumbbell-curl', ratio: 0.65 }],
  'rope-pushdown': [{ from: 'triceps-pushdown', ratio: 0.7 }],
};
