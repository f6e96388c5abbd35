import { ownExercises } from '@forja/contract/training/own-exercises';
import { routines } from '@forja/contract/training/routines';
import { z } from 'zod/mini';
import type { SharedRoutine } from './shared-routine.ts';

const KIND = 'forja-rutina';
const VERSION = 1;

export type Refusal = 'empty' | 'not-a-routine' | 'newer' | 'broken' | 'large';
export type SharedReading =
  | { ok: true; shared: SharedRoutine; unreadLines: number }
  | { ok: false; refusal: Refusal };

const envelope = z.object({ kind: z.literal(KIND), version: z.int() });
const content = z.object({
  routine: routines.schema,
  exercises: z.record(z.uuid(), ownExercises.schema),
});

export const writeRoutineFile = (shared: SharedRoutine): string =>
  JSON.stringify({ kind: KIND, version: VERSION, ...shared }, undefined, 2);

/** Validates a file as if a person had typed it. */
export function readRoutineFile(text: string): SharedReading {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, refusal: 'not-a-routine' };
  }
  const head = envelope.safeParse(json);
  if (!head.success) return { ok: false, refusal: 'not-a-routine' };
  if (head.data.version > VERSION) return { ok: false, refusal: 'newer' };
  const parsed = content.safeParse(json);
  return parsed.success
    ? { ok: true, shared: parsed.data, unreadLines: 0 }
    : { ok: false, refusal: 'broken' };
}
