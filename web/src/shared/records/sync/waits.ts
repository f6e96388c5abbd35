/** Caps Retry-After. */
const LONGEST_ASKED_MS = 60 * 60_000;

export type Waits = ReturnType<typeof createWaits>;

/** Monotonic, because a clock may change, and in memory, so that a reopened page tries at once. */
export function createWaits(monotonic: () => number) {
  const rows = new Map<number, number>();
  let blockedUntil = 0;
  const blockedMs = (): number => Math.max(0, blockedUntil - monotonic());
  return {
    block: (afterMs: number): void =>
      void (blockedUntil = monotonic() + Math.min(afterMs, LONGEST_ASKED_MS)),
    blockedMs,
    isBlocked: (): boolean => blockedMs() > 0,
    delayRow: (seq: number, ms: number): void => void rows.set(seq, monotonic() + ms),
    isDelayed: (seq: number): boolean => (rows.get(seq) ?? 0) > monotonic(),
    forgetRow: (seq: number): void => void rows.delete(seq),
    forgetRows: (): void => rows.clear(),
    nextMs: (): number | undefined =>
      rows.size === 0 ? undefined : Math.max(blockedMs(), Math.min(...rows.values()) - monotonic()),
  };
}
