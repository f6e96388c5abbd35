import type { RoundEnd } from './sync-engine.ts';

/** Between looks for what other devices did, while somebody is looking at the page. */
const LOOK_MS = 60_000;
/** After another tab wrote: it will take it to the account itself, unless it is closed before. */
const AFTER_OTHERS_MS = 2000;

type RunnerParts = {
  round: () => Promise<RoundEnd>;
  /** One tab of the account at a time. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  onEnd: (end: RoundEnd) => void;
};

/** The database of the device could not keep what came (it is full, it was closed): nothing was settled, so it is asked again. */
function laterWhenNotKept(cause: unknown): RoundEnd {
  if (!(cause instanceof DOMException)) throw cause;
  return { kind: 'later', at: Date.now() + LOOK_MS };
}

/** When to go to the account: at the start, after each write, when the signal or the person come back, and in between. */
export function createRunner({ round, alone, onEnd }: RunnerParts) {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function later(ms: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void run(), ms);
  }

  function lookLater(): void {
    clearTimeout(timer);
    timer = setTimeout(onVisible, LOOK_MS);
  }

  /** Ends when everything that was asked until now was tried. */
  function run(): Promise<void> {
    // Without signal nothing would arrive; its return is heard.
    if (isStopped || !navigator.onLine) return Promise.resolve();
    if (running) {
      isAskedAgain = true;
      return running;
    }
    clearTimeout(timer);
    running = untilNobodyAsks().finally(() => (running = undefined));
    return running;
  }

  async function untilNobodyAsks(): Promise<void> {
    do {
      isAskedAgain = false;
      const end = await alone(round).catch(laterWhenNotKept);
      if (isStopped) return;
      onEnd(end);
      if (end.kind === 'later') {
        later(Math.max(0, end.at - Date.now()));
        return;
      }
      if (end.kind === 'signed-out') return;
      lookLater();
    } while (isAskedAgain);
  }

  const onOnline = () => void run();
  const onVisible = () => {
    if (document.visibilityState === 'visible') void run();
  };
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisible);

  return {
    run,
    afterOthers: () => later(AFTER_OTHERS_MS),
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
}
