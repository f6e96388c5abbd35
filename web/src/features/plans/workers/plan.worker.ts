import { planTasks, type TaskName } from './plan-tasks.ts';

export type TaskMessage = { id: number; name: TaskName; call: unknown };
/** Progress before the answer, in units of the task. */
export type TaskReply = { id: number } & (
  | { progress: number }
  | { answer: unknown }
  | { failure: string }
);

self.addEventListener('message', ({ data: { id, name, call } }: MessageEvent<TaskMessage>) => {
  const reply = (body: TaskReply) => self.postMessage(body);
  try {
    // ask-worker.ts types each name with its own call
    const runTask = planTasks[name] as (call: unknown, report: (ready: number) => void) => unknown;
    reply({ id, answer: runTask(call, (progress) => reply({ id, progress })) });
  } catch (error) {
    reply({ id, failure: String(error) });
  }
});
