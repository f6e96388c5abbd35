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

/** The database of the device could not store what came (it is full, it was closed): the cursor did not move, so it comes again. */
function laterWhenNotStored(cause: unknown): RoundEnd {
  if (!(cause instanceof DOMException)) throw cause;
  return { kind: 'later', at: Date.now() + LOOK_MS };
}

/** When to go to the account: at the start, after each write, when the signal or the person come back, and in between. */
export function createRunner({ round, alone, onEnd }: RunnerParts) {
  let running: Promise<void> | undefined;
  let isRequested = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let timerEnd = Infinity;

  /** An earlier timer stays: what another tab wrote during a round is due before the next look. */
  function schedule(work: () => void, ms: number): void {
    const end = performance.now() + ms;
    if (isStopped || end >= timerEnd) return;
    clearTimer();
    timerEnd = end;
    timer = setTimeout(() => {
      timerEnd = Infinity;
      work();
    }, ms);
  }

  function clearTimer(): void {
    clearTimeout(timer);
    timerEnd = Infinity;
  }

  /** Ends when everything that was requested until now was tried. */
  function run(): Promise<void> {
    // Without signal nothing would arrive; its return is heard.
    if (isStopped || !navigator.onLine) return Promise.resolve();
    isRequested = true;
    running ??= runWhileRequested();
    return running;
  }

  async function runWhileRequested(): Promise<void> {
    try {
      while (isRequested) {
        isRequested = false;
        clearTimer();
        const end = await alone(round).catch(laterWhenNotStored);
        if (isStopped) return;
        onEnd(end);
        if (end.kind === 'later') schedule(() => void run(), Math.max(0, end.at - Date.now()));
        else if (end.kind === 'done') schedule(onVisible, LOOK_MS);
      }
    } catch (cause) {
      schedule(onVisible, LOOK_MS);
      throw cause;
    } finally {
      // In the same step as the last look at `isRequested`: a request finds this run still looking, or starts another.
      running = undefined;
    }
  }

  const onOnline = () => void run();
  const onVisible = () => {
    if (document.visibilityState === 'visible') void run();
  };
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisible);

  return {
    run,
    afterOthers: () => schedule(() => void run(), AFTER_OTHERS_MS),
    stop(): void {
      isStopped = true;
      clearTimer();
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
}
