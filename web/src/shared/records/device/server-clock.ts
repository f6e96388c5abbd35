import { z } from 'zod/mini';
import type { LocalStore } from './local-store.ts';

const SERVER_CLOCK = 'server-clock';
/** A `Date` header has no fractions of a second and predates the transfer. */
const PRECISION_MS = 60_000;

/** A longer jump means a changed clock, not a sleeping device. */
const LONGEST_SLEEP_MS = 7 * 24 * 60 * PRECISION_MS;
const STEP_MS = 10 * PRECISION_MS;

const serverTime = z.object({
  offsetMs: z.number(),
  passedMs: z.number(),
});
type ServerTime = z.infer<typeof serverTime>;

type Dependencies = {
  now?: () => number;
  /** Page milliseconds, which nobody can change. They may stop while the device sleeps. */
  monotonic?: () => number;
  stored?: unknown;
  store?: (time: ServerTime) => void;
};

export type ServerClock = ReturnType<typeof createServerClock>;

/** Estimates the server's time, so that a wrong device clock does not misdate a write. */
export function createServerClock({
  now = Date.now,
  monotonic = () => performance.now(),
  stored,
  store = () => undefined,
}: Dependencies = {}) {
  const readClocks = () => ({ device: now(), page: monotonic() });
  let time = serverTime.safeParse(stored).data ?? { offsetMs: 0, passedMs: 0 };
  let passedAt = readClocks();
  let last = passedAt;

  function learn(change: Partial<ServerTime>): void {
    time = { ...time, ...change };
    if (change.passedMs !== undefined) passedAt = readClocks();
    store(time);
  }

  return {
    now(): number {
      const current = readClocks();
      const movedMs = current.device - last.device - (current.page - last.page);
      last = current;
      if (movedMs > LONGEST_SLEEP_MS) learn({ offsetMs: time.offsetMs - movedMs });
      const earliest = time.passedMs === 0 ? 0 : time.passedMs + current.page - passedAt.page;
      if (earliest > time.passedMs + STEP_MS) learn({ passedMs: earliest });
      // The clock may have been corrected meanwhile: takes the earliest candidate.
      const candidates = [
        current.device + Math.min(0, time.offsetMs),
        current.device + Math.max(0, time.offsetMs),
      ];
      return candidates.find((time) => time >= earliest - PRECISION_MS) ?? earliest;
    },
    /** Only a server's `Date` can move the time back. */
    setServerTime(serverMs: number): void {
      last = readClocks();
      const offsetMs = Math.abs(serverMs - last.device) < PRECISION_MS ? 0 : serverMs - last.device;
      const isNews =
        Math.abs(offsetMs - time.offsetMs) > PRECISION_MS ||
        Math.abs(serverMs - time.passedMs) > PRECISION_MS;
      if (isNews) learn({ offsetMs, passedMs: serverMs });
    },
  };
}

export async function openServerClock(local: LocalStore): Promise<ServerClock> {
  return createServerClock({
    stored: await local.read((tx) => tx.meta(SERVER_CLOCK)),
    store: (time) =>
      void local
        .write(async (tx) => tx.setMeta(SERVER_CLOCK, time), 'relaxed')
        .catch(() => undefined),
  });
}
