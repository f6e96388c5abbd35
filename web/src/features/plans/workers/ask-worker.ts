import type { TaskAnswer, TaskCall, TaskName } from './plan-tasks.ts';
import type { TaskMessage, TaskReply } from './plan.worker.ts';

type PendingTask = {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
  report: ((ready: number) => void) | undefined;
};

/** Idle time in ms until the worker ends: it holds the food table in memory. */
const IDLE_MS = 60_000;

let worker: Worker | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;
const pendingTasks = new Map<number, PendingTask>();

/** Runs a task in the worker with optional progress. Rejects when the worker fails. */
export function askWorker<Name extends TaskName>(
  name: Name,
  call: TaskCall<Name>,
  report?: (ready: number) => void,
): Promise<TaskAnswer<Name>> {
  return new Promise((resolve, reject) => {
    lastId += 1;
    const id = lastId;
    clearTimeout(idle);
    worker ??= open();
    pendingTasks.set(id, {
      // the worker answers each name with its task's result
      resolve: (answer) => resolve(answer as TaskAnswer<Name>),
      reject,
      report,
    });
    worker.postMessage({ id, name, call } satisfies TaskMessage);
  });
}

function open(): Worker {
  const opened = new Worker(new URL('./plan.worker.ts', import.meta.url), {
    type: 'module',
    name: 'plan',
  });
  opened.addEventListener('message', ({ data }: MessageEvent<TaskReply>) => {
    const task = pendingTasks.get(data.id);
    if ('progress' in data) {
      task?.report?.(data.progress);
      return;
    }
    pendingTasks.delete(data.id);
    if ('failure' in data) task?.reject(new Error(data.failure));
    else task?.resolve(data.answer);
    if (pendingTasks.size === 0) idle = setTimeout(close, IDLE_MS);
  });
  opened.addEventListener('error', () => {
    const tasks = [...pendingTasks.values()];
    pendingTasks.clear();
    close();
    for (const { reject } of tasks) reject(new Error('the plan worker could not start'));
  });
  return opened;
}

function close(): void {
  clearTimeout(idle);
  worker?.terminate();
  worker = undefined;
}
