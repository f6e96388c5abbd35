import type { SwapsCall, WeekCall, WeekMenus, WeekSwaps } from './menu-calls.ts';
import type { Numbered, WorkerQuestion, WorkerReply } from './menu.worker.ts';

type Waiting = {
  resolve: (reply: WorkerReply) => void;
  reject: (error: Error) => void;
  progress?: ((made: number) => void) | undefined;
};

/** A worker keeps the food table in memory: it goes when nobody has asked for a while. */
const IDLE_MS = 60_000;

let worker: Worker | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/** Asks the kitchen for a week, which says how many of its days are made. Rejects when it cannot run here. */
export async function askForWeek(week: WeekCall, progress?: (made: number) => void): Promise<WeekMenus> {
  const reply = await ask({ week }, progress);
  if ('menus' in reply) return reply.menus;
  throw new Error('the menu worker answered something else');
}

/** Asks what can change in a day of a week. */
export async function askForSwaps(swaps: SwapsCall): Promise<WeekSwaps> {
  const reply = await ask({ swaps });
  if ('weekSwaps' in reply) return reply.weekSwaps;
  throw new Error('the menu worker answered something else');
}

function ask(question: WorkerQuestion, progress?: (made: number) => void): Promise<WorkerReply> {
  return new Promise((resolve, reject) => {
    lastId += 1;
    const id = lastId;
    clearTimeout(idle);
    worker ??= open();
    waiting.set(id, { resolve, reject, progress });
    worker.postMessage({ id, ...question } satisfies Numbered<WorkerQuestion>);
  });
}

function open(): Worker {
  const opened = new Worker(new URL('./menu.worker.ts', import.meta.url), { type: 'module', name: 'menu' });
  opened.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    const asked = waiting.get(data.id);
    if ('made' in data) {
      asked?.progress?.(data.made);
      return;
    }
    waiting.delete(data.id);
    if ('failed' in data) asked?.reject(new Error(data.failed));
    else asked?.resolve(data);
    if (waiting.size === 0) idle = setTimeout(close, IDLE_MS);
  });
  opened.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('the menu worker could not start'));
    waiting.clear();
    close();
  });
  return opened;
}

function close(): void {
  clearTimeout(idle);
  worker?.terminate();
  worker = undefined;
}
