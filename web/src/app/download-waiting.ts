import { saveFile } from '../shared/save-file.ts';
import type { RecordStore } from '../shared/records/record-store.ts';

/** Everything that is only on this device, in a file that says what it is. */
export async function downloadWaiting(data: RecordStore): Promise<void> {
  const waiting = await data.waiting();
  const changes = waiting.map(({ collection, id, value, madeAt, base, refusal }) => ({
    collection,
    id,
    revision: base,
    madeAt,
    deleted: value === null,
    value,
    ...(refusal && { refusal }),
  }));
  const content = JSON.stringify({ app: 'forja', kind: 'sin-subir', version: 1, changes }, undefined, 2);
  saveFile(
    new Blob([content], { type: 'application/json' }),
    `forja-sin-subir-${new Date().toISOString().slice(0, 10)}.json`,
  );
}
