/** A longer Retry-After is cut to this. */
const LONGEST_ASKED_MS = 60 * 60_000;

export type Waits = ReturnType<typeof createWaits>;

/**
 * Until when nothing is sent, or one write is not. It is measured in milliseconds of the page, because a clock of the
 * device may be changed, and in memory: a page that is opened again tries at once.
 */
export function createWaits(monotonic: () => number) {
  const rows = new Map<number, number>();
  let blockedUntil = 0;
  const blockedMs = (): number => Math.max(0, blockedUntil - monotonic());
  return {
    /** Retry-After of the server. */
    block: (afterMs: number): void =>
      void (blockedUntil = monotonic() + Math.min(afterMs, LONGEST_ASKED_MS)),
    blockedMs,
    isBlocked: (): boolean => blockedMs() > 0,
    delayRow: (seq: number, ms: number): void => void rows.set(seq, monotonic() + ms),
    isDelayed: (seq: number): boolean => (rows.get(seq) ?? 0) > monotonic(),
    forgetRow: (seq: number): void => void rows.delete(seq),
    forgetRows: (): void => rows.clear(),
    /** Until the first delayed write may be sent; undefined when none is. */
    nextMs: (): number | undefined =>
      rows.size === 0 ? undefined : Math.max(blockedMs(), Math.min(...rows.values()) - monotonic()),
  };
}
