/** Fraction of the weight of a known lift that a close relative starts with; for dumbbells, of one of them. */
export type LiftVariant = { readonly from: string; readonly ratio: number };

/**
 * Rules of ours, all on the light side: nobody measured these ratios in the person who reads them. The first relative
 * that the person knows is used. Machines do not pass on to other machines: their stacks are not comparable.
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
