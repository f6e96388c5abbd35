import { z } from 'zod/mini';
import type { LocalStore } from './local-store.ts';

/** In meta: what the device knows of the server's clock. */
const SERVER_CLOCK = 'server-clock';
/** A `Date` header has no fractions of a second and was written before the reply travelled. */
const PRECISION_MS = 60_000;

/** No device sleeps so long with a page open: a longer jump is a clock that was moved. */
const LONGEST_SLEEP_MS = 7 * 24 * 60 * PRECISION_MS;
/** How often the time that passes without signal is stored. */
const STEP_MS = 10 * PRECISION_MS;

const serverTime = z.object({
  /** What is added to the clock of the device. */
  offsetMs: z.number(),
  /** A moment that has passed: the server said so, or this page was open until then. */
  passedMs: z.number(),
});
type ServerTime = z.infer<typeof serverTime>;

type Dependencies = {
  /** The clock of the device, which the person may change. */
  now?: () => number;
  /** The milliseconds of this page, which nobody can change. They may stop while the device sleeps. */
  monotonic?: () => number;
  stored?: unknown;
  store?: (time: ServerTime) => void;
};

export type ServerClock = ReturnType<typeof createServerClock>;

/**
 * The time of the server, with or without signal, so that a device whose clock is wrong or is changed records neither a
 * wrong time for a write nor a membership that does not cover it.
 */
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
      // The person may have corrected the clock since the offset was learnt: the earliest possible time is taken.
      const candidates = [
        current.device + Math.min(0, time.offsetMs),
        current.device + Math.max(0, time.offsetMs),
      ];
      return candidates.find((time) => time >= earliest - PRECISION_MS) ?? earliest;
    },
    /** Takes the `Date` of a reply. Nothing else can move the time back. */
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

/** The clock of an account on this device, which stores what it learns. */
export async function openServerClock(local: LocalStore): Promise<ServerClock> {
  return createServerClock({
    stored: await local.read((tx) => tx.meta(SERVER_CLOCK)),
    // Not awaited: if it is not stored, the next reply says it again.
    store: (time) =>
      void local
        .write(async (tx) => tx.setMeta(SERVER_CLOCK, time), 'relaxed')
        .catch(() => undefined),
  });
}
