import { createEarliestTimer } from '../../earliest-timer.ts';
import { isStorageFailure } from '../device/storage-error.ts';
import { SYNC_NOW } from './background-sync.ts';
import type { RoundEnd } from './sync-engine.ts';

const LOOK_MS = 60_000;
const AFTER_OTHERS_MS = 2000;

type Round = (options?: { isForced?: boolean }) => Promise<RoundEnd>;
type RunnerDependencies = {
  round: Round;
  withTabLock: <T>(work: () => Promise<T>) => Promise<T>;
  onEnd: (end: RoundEnd) => void;
  onPostponed?: () => void;
};

/** A failed write left the cursor unmoved, so the changes come again. */
function laterWhenNotStored(cause: unknown): RoundEnd {
  if (!isStorageFailure(cause)) throw cause;
  return { kind: 'later', afterMs: LOOK_MS };
}

export function createRunner({ round, withTabLock, onEnd, onPostponed }: RunnerDependencies) {
  let running: Promise<void> | undefined;
  let isRequested = false;
  let isForced = false;
  let isStopped = false;
  const timer = createEarliestTimer();

  function schedule(work: () => void, ms: number): void {
    if (!isStopped) timer.schedule(work, ms);
  }

  function run(options: { isForced?: boolean } = {}): Promise<void> {
    if (isStopped) return Promise.resolve();
    if (!navigator.onLine && !options.isForced) {
      // Offline: polls, because some browsers do not report a regained signal.
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
      // Cleared in the step of the last check, so that no request is lost.
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
