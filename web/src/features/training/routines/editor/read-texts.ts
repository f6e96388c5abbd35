import { name, notes } from '@forja/contract/training/set-fields';

type Parsed<Value> = { value: Value } | { error: string };

export function readName(text: string): Parsed<string> {
  const parsed = name.safeParse(text);
  return parsed.success ? { value: parsed.data } : { error: parsed.error.issues[0]?.message ?? '' };
}

/** Empty text removes the notes. */
export function readNotes(text: string): Parsed<string | undefined> {
  const parsed = notes.safeParse(text.trim() === '' ? undefined : text);
  return parsed.success ? { value: parsed.data } : { error: parsed.error.issues[0]?.message ?? '' };
}
