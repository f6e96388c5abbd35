import { isMissingChunk } from './is-missing-chunk.ts';

const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Retries on a timer too, because some browsers fire no `online` event. Rejects when the code
 * throws.
 */
export async function loadPart<T>(load: () => Promise<T>, waitMs = FIRST_WAIT_MS): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isMissingChunk(error)) throw error;
    await signalOrTime(waitMs);
    return loadPart(load, Math.min(LONGEST_WAIT_MS, waitMs * 2));
  }
}

function signalOrTime(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
  });
}
