import { createEarliestTimer } from '../../earliest-timer.ts';
import { isStorageFailure } from '../device/storage-error.ts';
import { SYNC_NOW } from './background-sync.ts';
import type { RoundEnd } from './sync-engine.ts';

/** Between looks for what other devices did, while somebody is looking at the page. */
const LOOK_MS = 60_000;
/** After another tab wrote: it will take it to the account itself, unless it is closed before. */
const AFTER_OTHERS_MS = 2000;

type Round = (options?: { isForced?: boolean }) => Promise<RoundEnd>;
type RunnerDependencies = {
  round: Round;
  /** One tab of the account at a time. */
  withTabLock: <T>(work: () => Promise<T>) => Promise<T>;
  onEnd: (end: RoundEnd) => void;
  /** What waits was not sent now: it may be sent while no page is open. */
  onPostponed?: () => void;
};

/** The database of the device could not store what came (it is full, it was closed): the cursor did not move, so it comes again. */
function laterWhenNotStored(cause: unknown): RoundEnd {
  if (!isStorageFailure(cause)) throw cause;
  return { kind: 'later', afterMs: LOOK_MS };
}

/** When to go to the account: at the start, after each write, when the signal or the person come back, and in between. */
export function createRunner({ round, withTabLock, onEnd, onPostponed }: RunnerDependencies) {
  let running: Promise<void> | undefined;
  let isRequested = false;
  let isForced = false;
  let isStopped = false;
  const timer = createEarliestTimer();

  /** What another tab wrote during a round is due before the next look. */
  function schedule(work: () => void, ms: number): void {
    if (!isStopped) timer.schedule(work, ms);
  }

  /** Ends when everything that was requested until now was tried. A person who asks for it is not told to wait. */
  function run(options: { isForced?: boolean } = {}): Promise<void> {
    if (isStopped) return Promise.resolve();
    if (!navigator.onLine && !options.isForced) {
      // Nothing would arrive; the return of the signal is heard, and looked at, because some browsers do not tell.
      schedule(onVisible, LOOK_MS);
      onPostponed?.();
      return Promise.resolve();
    }
    isRequested = true;
    isForced ||= options.isForced === true;
    running ??= runWhileRequested();
    return running;
  }

  async function runWhileRequested(): Promise<void> {
    try {
      while (isRequested) {
        isRequested = false;
        const options = { isForced };
        isForced = false;
        timer.clear();
        const end = await withTabLock(() => round(options)).catch(laterWhenNotStored);
        if (isStopped) return;
        onEnd(end);
        if (end.kind === 'later') {
          schedule(() => void run(), end.afterMs);
          onPostponed?.();
        } else if (end.kind === 'done') schedule(onVisible, LOOK_MS);
      }
    } catch (cause) {
      schedule(onVisible, LOOK_MS);
      throw cause;
    } finally {
      // In the same step as the last check of `isRequested`: a request is seen by this run, or starts another.
      running = undefined;
    }
  }

  const onOnline = () => void run();
  const onVisible = () => {
    if (document.visibilityState === 'visible') void run();
  };
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (data === SYNC_NOW) void run();
  };
  window.addEventListener('online', onOnline);
  navigator.serviceWorker?.addEventListener('message', onMessage);
  document.addEventListener('visibilitychange', onVisible);

  return {
    run,
    /** Before the records leave the device: after the rounds of every tab, what is left goes, and how that ended is told. */
    async drain(): Promise<RoundEnd> {
      const end = await withTabLock(() => round({ isForced: true })).catch(laterWhenNotStored);
      if (!isStopped) onEnd(end);
      return end;
    },
    afterOthers: () => schedule(() => void run(), AFTER_OTHERS_MS),
    stop(): void {
      isStopped = true;
      timer.clear();
      window.removeEventListener('online', onOnline);
      navigator.serviceWorker?.removeEventListener('message', onMessage);
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
}
