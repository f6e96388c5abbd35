import { createListeners } from '../listeners.ts';

const ORDER = ['invitation', 'call', 'notice', 'refresh', 'install'] as const;
export type Interruption = (typeof ORDER)[number];

const STEPS_ASIDE = new Set<Interruption | undefined>(['refresh', 'install']);
/** A prompt of higher priority due this soon goes first. */
const NEAR_MS = 2000;
const LOOK_AGAIN_MS = 250;

type Request = {
  dueAt: number;
  mayStart: () => boolean;
};

type Dependencies = {
  isBlocked: () => boolean;
  now?: () => number;
};

export function createInterruptionQueue({ isBlocked, now = Date.now }: Dependencies) {
  const requests = new Map<Interruption, Request>();
  const { subscribe, notify } = createListeners();
  let current: Interruption | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function setCurrent(next: Interruption | undefined) {
    if (next === current) return;
    current = next;
    notify();
  }

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
    if (isFree && next !== undefined && next !== current && !isBlocked()) setCurrent(next);
    const startTimes = [...requests]
      .filter(([name]) => name !== current)
      .map(([, { dueAt }]) => dueAt);
    if (startTimes.length === 0 || (current !== undefined && !STEPS_ASIDE.has(current))) return;
    timer = setTimeout(advance, Math.max(LOOK_AGAIN_MS, Math.min(...startTimes) - now()));
  }

  return {
    current: () => current,
    subscribe,
    request(name: Interruption, delayMs: number, mayStart = () => true): () => void {
      requests.set(name, { dueAt: now() + delayMs, mayStart });
      // Deferred, so that simultaneous requests are compared first.
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
