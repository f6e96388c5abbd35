import type {
  ImportPlan,
  OpenCall,
  OpenedFile,
  PlanCall,
  TakeCall,
  TakenRecords,
} from './import-calls.ts';
import type { ImportMessage, ImportReply } from './import.worker.ts';
import { RefusedFile } from './refused-file.ts';

/** An open file in a worker, until `close`. */
export type ImportWorker = {
  open: (call: OpenCall) => Promise<OpenedFile>;
  plan: (call: PlanCall) => Promise<ImportPlan>;
  take: (call: TakeCall) => Promise<TakenRecords>;
  close: () => void;
};

type PendingTask = { resolve: (answer: never) => void; reject: (error: Error) => void };

/** Parses in a worker, so that key presses and scrolling are not blocked. */
export function startImportWorker(): ImportWorker {
  const worker = new Worker(new URL('./import.worker.ts', import.meta.url), {
    type: 'module',
    name: 'import',
  });
  const pendingTasks = new Map<number, PendingTask>();
  let lastId = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<ImportReply>) => {
    const task = pendingTasks.get(data.id);
    pendingTasks.delete(data.id);
    if ('answer' in data) task?.resolve(data.answer as never);
    else task?.reject('refusal' in data ? new RefusedFile(data.refusal) : new Error(data.failure));
  });
  worker.addEventListener('error', () => {
    for (const { reject } of pendingTasks.values()) reject(new Error('the import worker failed'));
    pendingTasks.clear();
  });

  const request = <Answer>(message: Task): Promise<Answer> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      pendingTasks.set(lastId, { resolve, reject });
      worker.postMessage({ ...message, id: lastId } satisfies ImportMessage);
    });

  return {
    open: (call) => request({ task: 'open', call }),
    plan: (call) => request({ task: 'plan', call }),
    take: (call) => request({ task: 'take', call }),
    close: () => worker.terminate(),
  };
}

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;
type Task = WithoutId<ImportMessage>;
