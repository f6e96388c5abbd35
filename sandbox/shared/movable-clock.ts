export type MovableClock = {
  /** Never earlier than the last timestamp given. */
  now(): Date;
  /** Every call is later than the one before: two changes of the same millisecond still have an order. */
  next(): Date;
  advance(ms: number): void;
};

/** The clock of a fake provider: a base clock that a test moves forward or back. */
export function movableClock(base: () => Date = () => new Date()): MovableClock {
  let offsetMs = 0;
  let last = 0;
  const now = () => new Date(Math.max(last, base().getTime() + offsetMs));
  return {
    now,
    next() {
      last = Math.max(last + 1, base().getTime() + offsetMs);
      return new Date(last);
    },
    advance(ms) {
      offsetMs += ms;
      last = 0;
    },
  };
}
