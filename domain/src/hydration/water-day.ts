/** What a day had that changes how much water it asks for. */
export type WaterDayConditions = {
  /** YYYY-MM-DD, the day where the person was. */
  day: string;
  trainedMinutes: number;
  isHot: boolean;
};

/** The record of a day: two devices that write it write the same one. */
export const waterDayId = (day: string): string =>
  `7a1c3a4e-5d0f-4c55-9a58-0000${day.replaceAll('-', '')}`;
