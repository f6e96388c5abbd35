import type { ImportSession, OpenCall, PlanCall, TakeCall } from './import-calls.ts';
import { openImport } from './open-import.ts';
import { RefusedFile } from './refused-file.ts';
import type { FileRefusal } from './import-calls.ts';

export type ImportMessage = { id: number } & (
  | { task: 'open'; call: OpenCall }
  | { task: 'plan'; call: PlanCall }
  | { task: 'take'; call: TakeCall }
);
export type ImportReply = { id: number } & (
  | { answer: unknown }
  | { refusal: FileRefusal }
  | { failure: string }
);

let session: ImportSession | undefined;

/** The file stays in the worker: the page requests summaries, and workouts in batches. */
function run(message: ImportMessage): unknown {
  if (message.task === 'open') {
    session = openImport(message.call);
    return session.opened;
  }
  if (!session) throw new Error('no file is open');
  return message.task === 'plan' ? session.plan(message.call) : session.take(message.call);
}

async function reply(message: ImportMessage): Promise<ImportReply> {
  const { id } = message;
  try {
    return { id, answer: await run(message) };
  } catch (error) {
    return error instanceof RefusedFile
      ? { id, refusal: error.refusal }
      : { id, failure: String(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ImportMessage>) => {
  void reply(data).then((answer) => self.postMessage(answer));
});
