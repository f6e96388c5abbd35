import { createListeners } from '../listeners.ts';

/** What may come up by itself, the first one to come first. */
const ORDER = ['invitation', 'call', 'notice', 'refresh', 'install'] as const;
export type Interruption = (typeof ORDER)[number];

/** A card at the foot stays until it is answered: it steps aside for what comes before it, and returns. */
const STEPS_ASIDE = new Set<Interruption | undefined>(['refresh', 'install']);
/** What comes earlier in the order and is this near has its turn first: two things do not follow each other in a second. */
const NEAR_MS = 2000;
const LOOK_AGAIN_MS = 250;

type Request = {
  /** From when its turn may come, in milliseconds. */
  dueAt: number;
  /** Asked when its turn would come: while it may not start, the others do not wait for it. */
  mayStart: () => boolean;
};

type Dependencies = {
  /** Whether the person is reading or writing something that stays in sight. */
  isInTheWay: () => boolean;
  now?: () => number;
};

/** One at a time: each comes at its moment if nothing is in the way, and otherwise as soon as it can. */
export function createInterruptionQueue({ isInTheWay, now = Date.now }: Dependencies) {
  const requests = new Map<Interruption, Request>();
  const { subscribe, notify } = createListeners();
  let current: Interruption | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function setCurrent(next: Interruption | undefined) {
    if (next === current) return;
    current = next;
    notify();
  }

  /** The first in the order that is due, unless one before it is about to be. */
  function findNext(): Interruption | undefined {
    const canStart = (name: Interruption, ms: number) => {
      const request = requests.get(name);
      return request !== undefined && request.dueAt <= now() + ms && request.mayStart();
    };
    const first = ORDER.find((each) => canStart(each, NEAR_MS));
    return first !== undefined && canStart(first, 0) ? first : undefined;
  }

  function advance() {
    clearTimeout(timer);
    const next = findNext();
    const isFree = current === undefined || STEPS_ASIDE.has(current);
    if (isFree && next !== undefined && next !== current && !isInTheWay()) setCurrent(next);
    const startTimes = [...requests]
      .filter(([name]) => name !== current)
      .map(([, { dueAt }]) => dueAt);
    if (startTimes.length === 0 || (current !== undefined && !STEPS_ASIDE.has(current))) return;
    timer = setTimeout(advance, Math.max(LOOK_AGAIN_MS, Math.min(...startTimes) - now()));
  }

  return {
    current: () => current,
    subscribe,
    /** Its turn comes after `delayMs`. The function that it returns gives the turn up. */
    request(name: Interruption, delayMs: number, mayStart = () => true): () => void {
      requests.set(name, { dueAt: now() + delayMs, mayStart });
      // What is asked for in the same moment is compared first.
      clearTimeout(timer);
      timer = setTimeout(advance, 0);
      return () => {
        requests.delete(name);
        if (current === name) setCurrent(undefined);
        advance();
      };
    },
  };
}
