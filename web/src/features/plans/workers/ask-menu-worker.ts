import type { MenusCall, WeekMenus } from './menu-calls.ts';
import type { WorkerReply } from './menu.worker.ts';

type Waiting = { resolve: (menus: WeekMenus) => void; reject: (error: Error) => void };

/** A worker keeps the food table in memory: it goes when nobody has asked for a while. */
const IDLE_MS = 60_000;

let worker: Worker | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/** Asks the kitchen, which starts on the first question. Rejects when it cannot run here. */
export function askMenuWorker(call: MenusCall): Promise<WeekMenus> {
  return new Promise((resolve, reject) => {
    lastId += 1;
    const id = lastId;
    clearTimeout(idle);
    worker ??= open();
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, call });
  });
}

function open(): Worker {
  const opened = new Worker(new URL('./menu.worker.ts', import.meta.url), { type: 'module', name: 'menu' });
  opened.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failed' in data) asked?.reject(new Error(data.failed));
    else asked?.resolve(data.menus);
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
