export type WaterDayConditions = {
  /** YYYY-MM-DD, local date. */
  day: string;
  trainedMinutes: number;
  isHot: boolean;
};

/** Deterministic, so that two devices write the same record. */
export const waterDayId = (day: string): string =>
  `7a1c3a4e-5d0f-4c55-9a58-0000${day.replaceAll('-', '')}`;
