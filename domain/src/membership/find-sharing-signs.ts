import { DAY_MS, HOUR_MS } from '../units/durations.ts';

/** Devices per hour beyond a phone, a computer and a tablet. Ours. */
const MANY_IN_HOUR = 4;
/** Devices per week beyond a person who also changes phone and browser. Ours. */
export const MANY_IN_WEEK = 6;
const WEEK_MS = 7 * DAY_MS;

export type SharingSigns = { devicesInWeek: number; devicesInHour: number; isLikely: boolean };

export function findSharingSigns(lastSeen: readonly Date[], now: Date): SharingSigns {
  const times = lastSeen
    .map((at) => at.getTime())
    .filter((at) => now.getTime() - at < WEEK_MS)
    .toSorted((a, b) => a - b);
  const devicesInHour = Math.max(
    0,
    ...times.map((start) => times.filter((at) => at >= start && at - start <= HOUR_MS).length),
  );
  const devicesInWeek = times.length;
  const isLikely = devicesInWeek >= MANY_IN_WEEK || devicesInHour >= MANY_IN_HOUR;
  return { devicesInWeek, devicesInHour, isLikely };
}
