import { name, notes } from '@forja/contract/training/set-fields';

type Read<Value> = { value: Value } | { error: string };

export function readName(text: string): Read<string> {
  const read = name.safeParse(text);
  return read.success ? { value: read.data } : { error: read.error.issues[0]?.message ?? '' };
}

/** Without text there are no notes. */
export function readNotes(text: string): Read<string | undefined> {
  const read = notes.safeParse(text.trim() === '' ? undefined : text);
  return read.success ? { value: read.data } : { error: read.error.issues[0]?.message ?? '' };
}
