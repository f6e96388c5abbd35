export type MovableClock = {
  /** Never earlier than the last `next`. */
  now(): Date;
  /** Strictly increasing, so that changes in one millisecond keep their order. */
  next(): Date;
  advance(ms: number): void;
};

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
