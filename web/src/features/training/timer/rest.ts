/** A rest, by instants: what is left does not depend on anybody having counted the seconds. */
export type Rest = {
  /** Milliseconds since the epoch. */
  startedAt: number;
  endsAt: number;
  /** It was said that it ended. */
  isTold?: boolean | undefined;
};

/** What ended longer ago is of another moment, and nothing is said of it. Judgement. */
const FORGOTTEN_MS = 10 * 60_000;

export const startRest = (seconds: number, now: number): Rest | undefined =>
  seconds > 0 ? { startedAt: now, endsAt: now + seconds * 1000 } : undefined;

/** More or less of it. What would end before now ends now, and what had ended starts again. */
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

/** What was kept on the device; undefined when it cannot be read or is of long ago. */
export function readRest(text: string | null, now: number): Rest | undefined {
  try {
    const { startedAt, endsAt, isTold }: Record<string, unknown> = JSON.parse(text ?? 'null') ?? {};
    if (typeof startedAt !== 'number' || typeof endsAt !== 'number') return undefined;
    // A clock that was put back would leave a rest of hours.
    if (startedAt > now || now - endsAt > FORGOTTEN_MS) return undefined;
    return { startedAt, endsAt, isTold: isTold === true };
  } catch {
    return undefined;
  }
}
