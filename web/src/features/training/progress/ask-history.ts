import type { HistoryCall, HistoryReply } from './history.worker.ts';
import type { TrainingHistory } from './training-history.ts';

/** Reads the whole history in a worker, which ends with its answer or its abort. */
export function askHistory(call: HistoryCall, signal: AbortSignal): Promise<TrainingHistory> {
  const worker = new Worker(new URL('./history.worker.ts', import.meta.url), {
    type: 'module',
    name: 'history',
  });
  const answer = new Promise<TrainingHistory>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<HistoryReply>) => {
      if ('failure' in data) reject(new Error(data.failure));
      else resolve(data.history);
    });
    worker.addEventListener('error', () => reject(new Error('the history worker failed')));
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.postMessage(call);
  });
  return answer.finally(() => worker.terminate());
}
