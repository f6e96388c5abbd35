import { MINUTE_MS } from '@forja/domain/units/durations';
/**
 * `tries` per `minutes`. Beyond them the limit refuses until they end, or allows one try each
 * `thenEverySeconds`; `mostSeconds` doubles each wait up to that value.
 */
export type TryLimit = {
  tries: number;
  minutes: number;
  thenEverySeconds?: number;
  mostSeconds?: number;
  /** Slows down only while another limit of the same try does. */
  follows?: true;
};
export type Tally = { count: number; endsAt: Date; nextAt: Date | null };
export type CountedLimit = { subject: string; limit: TryLimit; tally: Tally };
type TryResult =
  | { waitSeconds: number }
  | { rows: (Tally & { subject: string })[]; triesLeft: number };

/** Counts a try for every limit, or for none when one refuses it. */
export function countTry(limits: readonly CountedLimit[], at: Date): TryResult {
  const waitSeconds = Math.max(...limits.map((each) => computeWaitSeconds(each, at)));
  if (waitSeconds > 0) return { waitSeconds };
  const isSlow = limits.some(
    ({ limit, tally }) => !limit.follows && reachesSlowdown(limit, nextCount(tally, at)),
  );
  return {
    rows: limits.map((each) => ({ subject: each.subject, ...nextTally(each, { at, isSlow }) })),
    triesLeft: Math.min(
      ...limits.map(({ limit, tally }) => triesLeft(limit, nextCount(tally, at))),
    ),
  };
}

function computeWaitSeconds({ limit, tally }: CountedLimit, at: Date): number {
  if (tally.endsAt <= at) return 0;
  const until =
    limit.thenEverySeconds !== undefined
      ? tally.nextAt
      : tally.count >= limit.tries
        ? tally.endsAt
        : null;
  return until === null ? 0 : Math.max(0, (until.getTime() - at.getTime()) / 1000);
}

function nextTally(
  { limit, tally }: CountedLimit,
  { at, isSlow }: { at: Date; isSlow: boolean },
): Tally {
  const count = nextCount(tally, at);
  const slows = limit.follows ? isSlow : reachesSlowdown(limit, count);
  return {
    count,
    // a continuous attacker gets the free tries only once
    endsAt:
      count === 1 || slows ? new Date(at.getTime() + limit.minutes * MINUTE_MS) : tally.endsAt,
    nextAt: slows ? new Date(at.getTime() + slowSeconds(limit, count) * 1000) : null,
  };
}

const nextCount = (tally: Tally, at: Date): number => (tally.endsAt <= at ? 1 : tally.count + 1);

const reachesSlowdown = (limit: TryLimit, count: number): boolean =>
  limit.thenEverySeconds !== undefined && count >= limit.tries;

function slowSeconds(
  { tries, thenEverySeconds = 0, mostSeconds }: TryLimit,
  count: number,
): number {
  if (mostSeconds === undefined) return thenEverySeconds;
  return Math.min(mostSeconds, thenEverySeconds * 2 ** (count - tries));
}

const triesLeft = ({ tries, thenEverySeconds, mostSeconds }: TryLimit, count: number): number =>
  thenEverySeconds === undefined || mostSeconds !== undefined ? tries - count : Infinity;
