import type { LocalStore } from './local-store.ts';

/** In meta: what the device knows of the server's clock. */
const SERVER_CLOCK = 'server-clock';
/** A `Date` has no fractions of a second and was written before it travelled; clocks differ by more than that. */
const PRECISION_MS = 60_000;

type Known = {
  /** What is added to the clock of the device. */
  offsetMs: number;
  /** When the server was last heard of, by its own clock: now is later than that. */
  heardMs: number;
};

type Dependencies = {
  /** The clock of the device, which anybody may move. */
  now?: () => number;
  /** The milliseconds of this page, which nobody can move. They may stop while the device sleeps. */
  monotonic?: () => number;
};

export type ServerClock = ReturnType<typeof createServerClock>;

/**
 * What time it is by the server, with or without signal. A clock of the device that is wrong, or that somebody moves,
 * changes neither when a person did something nor whether their membership covers it.
 */
export function createServerClock({ now = Date.now, monotonic = () => performance.now() }: Dependencies = {}) {
  let known: Known = { offsetMs: 0, heardMs: 0 };
  let heardAt = monotonic();

  const earliest = (): number => (known.heardMs === 0 ? 0 : known.heardMs + monotonic() - heardAt);

  return {
    /** The person may have put the clock right since the offset was learnt, and time only goes forward. */
    now: (): number => {
      const bound = earliest();
      return [now() + known.offsetMs, now()].find((time) => time >= bound - PRECISION_MS) ?? bound;
    },
    /** A moment that has passed for sure, also when the device says otherwise. */
    earliest,
    restore(stored: unknown): void {
      if (isKnown(stored)) known = stored;
    },
    /** From the `Date` of a reply. Answers what to store, when it is worth a write. */
    learn(serverMs: number): Known | undefined {
      const offsetMs = Math.abs(serverMs - now()) < PRECISION_MS ? 0 : serverMs - now();
      const isNews =
        Math.abs(offsetMs - known.offsetMs) > PRECISION_MS || Math.abs(serverMs - known.heardMs) > PRECISION_MS;
      known = { offsetMs, heardMs: serverMs };
      heardAt = monotonic();
      return isNews ? known : undefined;
    },
  };
}

/** The clock of an account on this device: what it learns is stored. */
export async function openServerClock(store: LocalStore): Promise<ServerClock> {
  const clock = createServerClock();
  clock.restore(await store.read((tx) => tx.meta(SERVER_CLOCK)));
  return {
    ...clock,
    learn(serverMs) {
      const known = clock.learn(serverMs);
      // Not awaited, and not needed: the next reply says it again.
      if (known) store.write(async (tx) => tx.setMeta(SERVER_CLOCK, known), 'relaxed').catch(() => undefined);
      return known;
    },
  };
}

const isKnown = (value: unknown): value is Known =>
  typeof value === 'object' &&
  value !== null &&
  'offsetMs' in value &&
  typeof value.offsetMs === 'number' &&
  'heardMs' in value &&
  typeof value.heardMs === 'number';
