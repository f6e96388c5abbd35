/** Accepted ranges, against typing errors. Judgement, wider than any record. */
export const SET_LIMITS = {
  weightKg: { min: 0, max: 1000, decimals: 2 },
  repetitions: { min: 0, max: 500, decimals: 0 },
  seconds: { min: 1, max: 36_000, decimals: 0 },
  distanceMeters: { min: 1, max: 500_000, decimals: 0 },
  /** Halves allowed: "me quedaban una o dos". */
  repsInReserve: { min: 0, max: 10, decimals: 1 },
  restSeconds: { min: 0, max: 1800, decimals: 0 },
} as const;

export const TEXT_LIMITS = { name: 80, notes: 500 } as const;

export const MAX_ROUTINE_DAYS = 14;
export const MAX_ROUTINE_WEEKS = 52;
export const MAX_EXERCISES_PER_DAY = 40;
export const MAX_SETS_PER_EXERCISE = 40;

/** Warm-up sets count neither for the volume nor for the records. */
export const SET_KINDS = ['warmup', 'working'] as const;
export type SetKind = (typeof SET_KINDS)[number];
