/**
 * So many tries in so many minutes. Afterwards it closes until they end, or it slows down: with `thenEverySeconds`
 * one more try is taken each time that so many seconds have passed.
 */
export type Limit = {
  tries: number;
  minutes: number;
  thenEverySeconds?: number;
  /** Closed for whole `minutes` from the last wrong try, not from the first. */
  locks?: true;
  /** Slows down only while another limit of the same try does. */
  follows?: true;
};
/** What was counted for one subject. */
export type Tally = { count: number; endsAt: Date; nextAt: Date | null };
export type Counted = { subject: string; limit: Limit; tally: Tally };
type Taken = { waitSeconds: number } | { rows: (Tally & { subject: string })[]; triesLeft: number };

const MINUTE_MS = 60_000;

/** Counts a try for every limit, or for none of them when one refuses: a refused try takes no one's place. */
export function takeTry(counted: readonly Counted[], at: Date): Taken {
  const waitSeconds = Math.max(...counted.map((each) => waitOf(each, at)));
  if (waitSeconds > 0) return { waitSeconds };
  const isSlow = counted.some(({ limit, tally }) => !limit.follows && isSlowAfter(limit, countAfter(tally, at)));
  return {
    rows: counted.map((each) => ({ subject: each.subject, ...tallyAfter(each, { at, isSlow }) })),
    triesLeft: Math.min(...counted.map(({ limit, tally }) => triesLeft(limit, countAfter(tally, at)))),
  };
}

function waitOf({ limit, tally }: Counted, at: Date): number {
  if (tally.endsAt <= at) return 0;
  const until = limit.thenEverySeconds !== undefined ? tally.nextAt : tally.count >= limit.tries ? tally.endsAt : null;
  return until === null ? 0 : Math.max(0, (until.getTime() - at.getTime()) / 1000);
}

function tallyAfter({ limit, tally }: Counted, { at, isSlow }: { at: Date; isSlow: boolean }): Tally {
  const count = countAfter(tally, at);
  const slows = limit.follows ? isSlow : isSlowAfter(limit, count);
  return {
    count,
    // while it is slow the free tries do not come back: a stranger who never rests gets them once
    endsAt: count === 1 || slows ? new Date(at.getTime() + limit.minutes * MINUTE_MS) : tally.endsAt,
    nextAt: slows ? new Date(at.getTime() + (limit.thenEverySeconds ?? 0) * 1000) : null,
  };
}

const countAfter = (tally: Tally, at: Date): number => (tally.endsAt <= at ? 1 : tally.count + 1);

const isSlowAfter = (limit: Limit, count: number): boolean =>
  limit.thenEverySeconds !== undefined && count >= limit.tries;

const triesLeft = (limit: Limit, count: number): number =>
  limit.thenEverySeconds === undefined ? limit.tries - count : Infinity;
