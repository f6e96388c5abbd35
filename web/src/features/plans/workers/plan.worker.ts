import { planTasks, type TaskName } from './plan-tasks.ts';

export type TaskMessage = { id: number; name: TaskName; call: unknown };
/** Before its answer a task may say how far it is, in units of its own. */
export type TaskReply = { id: number } & (
  | { progress: number }
  | { answer: unknown }
  | { failure: string }
);

/** Here a plan or a menu takes its time without a key or a scroll waiting for it. */
self.addEventListener('message', ({ data: { id, name, call } }: MessageEvent<TaskMessage>) => {
  const reply = (body: TaskReply) => self.postMessage(body);
  try {
    // ask-worker.ts lets each name be asked only with its own call
    const runTask = planTasks[name] as (call: unknown, report: (ready: number) => void) => unknown;
    reply({ id, answer: runTask(call, (progress) => reply({ id, progress })) });
  } catch (error) {
    reply({ id, failure: String(error) });
  }
});
