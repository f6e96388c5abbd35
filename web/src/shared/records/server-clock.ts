import type { LocalStore } from './local-store.ts';

/** In meta: what the device knows of the server's clock. */
const SERVER_CLOCK = 'server-clock';
/** A `Date` has no fractions of a second and was written before it travelled; clocks differ by more than that. */
const PRECISION_MS = 60_000;

/** No device sleeps so long with a page open: who moved so much is the clock. */
const LONGEST_SLEEP_MS = 7 * 24 * 60 * PRECISION_MS;
/** How often it is stored that time passes without signal. */
const STEP_MS = 10 * PRECISION_MS;

type Known = {
  /** What is added to the clock of the device. */
  offsetMs: number;
  /** A moment that has passed: the server said so, or this page was open until then. */
  passedMs: number;
};

type Dependencies = {
  /** The clock of the device, which anybody may move. */
  now?: () => number;
  /** The milliseconds of this page, which nobody can move. They may stop while the device sleeps. */
  monotonic?: () => number;
  /** As it was stored. */
  stored?: unknown;
  store?: (known: Known) => void;
};

export type ServerClock = ReturnType<typeof createServerClock>;

/**
 * What time it is by the server, with or without signal. A clock of the device that is wrong, or that somebody moves,
 * changes neither when a person did something nor whether their membership covers it.
 */
export function createServerClock({
  now = Date.now,
  monotonic = () => performance.now(),
  stored,
  store = () => undefined,
}: Dependencies = {}) {
  const read = () => ({ device: now(), page: monotonic() });
  let known: Known = isKnown(stored) ? stored : { offsetMs: 0, passedMs: 0 };
  let passed = read();
  let last = passed;

  function learn(change: Partial<Known>): void {
    known = { ...known, ...change };
    if (change.passedMs !== undefined) passed = read();
    store(known);
  }

  return {
    now(): number {
      const current = read();
      const movedMs = current.device - last.device - (current.page - last.page);
      last = current;
      if (movedMs > LONGEST_SLEEP_MS) learn({ offsetMs: known.offsetMs - movedMs });
      const earliest = known.passedMs === 0 ? 0 : known.passedMs + current.page - passed.page;
      if (earliest > known.passedMs + STEP_MS) learn({ passedMs: earliest });
      // The person may have put the clock right since the offset was learnt: the earliest time that can be, is.
      const believed = [current.device + Math.min(0, known.offsetMs), current.device + Math.max(0, known.offsetMs)];
      return believed.find((time) => time >= earliest - PRECISION_MS) ?? earliest;
    },
    /** From the `Date` of a reply. It is the one thing that moves the time back to what it is. */
    hear(serverMs: number): void {
      last = read();
      const offsetMs = Math.abs(serverMs - last.device) < PRECISION_MS ? 0 : serverMs - last.device;
      const isNews =
        Math.abs(offsetMs - known.offsetMs) > PRECISION_MS || Math.abs(serverMs - known.passedMs) > PRECISION_MS;
      if (isNews) learn({ offsetMs, passedMs: serverMs });
    },
  };
}

/** The clock of an account on this device: what it learns is stored. */
export async function openServerClock(local: LocalStore): Promise<ServerClock> {
  return createServerClock({
    stored: await local.read((tx) => tx.meta(SERVER_CLOCK)),
    // Not awaited, and not needed: the next reply says it again.
    store: (known) => void local.write(async (tx) => tx.setMeta(SERVER_CLOCK, known), 'relaxed').catch(() => undefined),
  });
}

const isKnown = (value: unknown): value is Known =>
  typeof value === 'object' &&
  value !== null &&
  'offsetMs' in value &&
  typeof value.offsetMs === 'number' &&
  'passedMs' in value &&
  typeof value.passedMs === 'number';
