export type MovableClock = {
  /** Never earlier than what it dated last: what has happened is never in the future. */
  now(): Date;
  /** Every call is later than the one before: two changes of the same millisecond still have an order. */
  next(): Date;
  moveBy(ms: number): void;
};

/** The time of a stand-in: the one it is given, set forward or back. */
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
    moveBy(ms) {
      offsetMs += ms;
      last = 0;
    },
  };
}
