import type { SwapsCall, WeekCall, WeekMenus, WeekSwaps } from './menu-calls.ts';
import type { Numbered, WorkerQuestion, WorkerReply } from './menu.worker.ts';

type PendingRequest = {
  resolve: (reply: WorkerReply) => void;
  reject: (error: Error) => void;
  progress?: ((readyDays: number) => void) | undefined;
};

/** A worker keeps the food table in memory: it goes when nobody has asked for a while. */
const IDLE_MS = 60_000;

let worker: Worker | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;
const pendingRequests = new Map<number, PendingRequest>();

/** Asks the kitchen for a week, which says how many of its days are made. Rejects when it cannot run here. */
export async function requestWeek(
  week: WeekCall,
  progress?: (readyDays: number) => void,
): Promise<WeekMenus> {
  const reply = await sendRequest({ week }, progress);
  if ('menus' in reply) return reply.menus;
  throw new Error('the menu worker answered something else');
}

/** Asks what can change in a day of a week. */
export async function requestSwaps(swaps: SwapsCall): Promise<WeekSwaps> {
  const reply = await sendRequest({ swaps });
  if ('weekSwaps' in reply) return reply.weekSwaps;
  throw new Error('the menu worker answered something else');
}

function sendRequest(
  question: WorkerQuestion,
  progress?: (readyDays: number) => void,
): Promise<WorkerReply> {
  return new Promise((resolve, reject) => {
    lastId += 1;
    const id = lastId;
    clearTimeout(idle);
    worker ??= open();
    pendingRequests.set(id, { resolve, reject, progress });
    worker.postMessage({ id, ...question } satisfies Numbered<WorkerQuestion>);
  });
}

function open(): Worker {
  const opened = new Worker(new URL('./menu.worker.ts', import.meta.url), {
    type: 'module',
    name: 'menu',
  });
  opened.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    const request = pendingRequests.get(data.id);
    if ('readyDays' in data) {
      request?.progress?.(data.readyDays);
      return;
    }
    pendingRequests.delete(data.id);
    if ('failed' in data) request?.reject(new Error(data.failed));
    else request?.resolve(data);
    if (pendingRequests.size === 0) idle = setTimeout(close, IDLE_MS);
  });
  opened.addEventListener('error', () => {
    for (const { reject } of pendingRequests.values())
      reject(new Error('the menu worker could not start'));
    pendingRequests.clear();
    close();
  });
  return opened;
}

function close(): void {
  clearTimeout(idle);
  worker?.terminate();
  worker = undefined;
}
