/** Timestamps rather than a counter, so that a suspended page stays right. */
export type Rest = {
  /** Milliseconds since the epoch. */
  startedAt: number;
  endsAt: number;
  /** True once the end was announced. */
  isTold?: boolean | undefined;
};

/** Rests that ended earlier are not announced. Judgement. */
const FORGOTTEN_MS = 10 * 60_000;

export const startRest = (seconds: number, now: number): Rest | undefined =>
  seconds > 0 ? { startedAt: now, endsAt: now + seconds * 1000 } : undefined;

/** Adds seconds, which may be negative. The end is never before now, and an ended rest restarts. */
export function changeRest(rest: Rest, seconds: number, now: number): Rest {
  const from = Math.max(rest.endsAt, now);
  return { startedAt: rest.startedAt, endsAt: Math.max(now, from + seconds * 1000) };
}

export const secondsLeft = (rest: Rest, now: number): number =>
  Math.max(0, Math.ceil((rest.endsAt - now) / 1000));

/** From 0 to 1. */
export function restProgress({ startedAt, endsAt }: Rest, now: number): number {
  const length = endsAt - startedAt;
  return length <= 0 ? 1 : Math.min(1, Math.max(0, (now - startedAt) / length));
}

/** Undefined when unreadable or too old. */
export function readRest(text: string | null, now: number): Rest | undefined {
  try {
    const { startedAt, endsAt, isTold }: Record<string, unknown> = JSON.parse(text ?? 'null') ?? {};
    if (typeof startedAt !== 'number' || typeof endsAt !== 'number') return undefined;
    // A clock set back would leave a rest of hours.
    if (startedAt > now || now - endsAt > FORGOTTEN_MS) return undefined;
    return { startedAt, endsAt, isTold: isTold === true };
  } catch {
    return undefined;
  }
}
