import { ownExercises as declared } from '@forja/contract/training/own-exercises';
import type { Implement } from '@forja/domain/exercises/exercise';
import { MUSCLES, type Muscle } from '@forja/domain/exercises/muscles';
import type { OwnExercise } from '@forja/domain/exercises/own-exercise';
import { PATTERNS, type Pattern } from '@forja/domain/exercises/patterns';
import { EQUIPMENT, type Equipment } from '@forja/domain/person/choices';
import { z } from 'zod/mini';

export type OwnExerciseDraft = {
  name: string;
  pattern: Pattern | '';
  primary: Muscle[];
  secondary: Muscle[];
  equipment: Equipment[];
  implement: Implement | 'none';
  isTimed: boolean;
  notes: string;
};
export type OwnExerciseField = keyof OwnExerciseDraft;
export type OwnExerciseErrors = Partial<Record<OwnExerciseField, string>>;

export const emptyDraft = (name = ''): OwnExerciseDraft => ({
  name,
  pattern: '',
  primary: [],
  secondary: [],
  equipment: [],
  implement: 'none',
  isTimed: false,
  notes: '',
});

export const createDraft = (exercise: OwnExercise): OwnExerciseDraft => ({
  name: exercise.name,
  pattern: exercise.pattern,
  primary: [...exercise.primary],
  secondary: [...exercise.secondary],
  equipment: [...exercise.equipment],
  implement: exercise.implement ?? 'none',
  isTimed: exercise.isTimed,
  notes: exercise.notes ?? '',
});

const storedDraft = z.object({
  name: z.string(),
  pattern: z.enum([...PATTERNS, '']),
  primary: z.array(z.enum(MUSCLES)),
  secondary: z.array(z.enum(MUSCLES)),
  equipment: z.array(z.enum(EQUIPMENT)),
  implement: z.enum(['barbell', 'dumbbells', 'machine', 'none']),
  isTimed: z.boolean(),
  notes: z.string(),
}) satisfies z.ZodMiniType<OwnExerciseDraft>;

/** Undefined for a draft of another version. */
export const restoreDraft = (stored: unknown): OwnExerciseDraft | undefined =>
  storedDraft.safeParse(stored).data;

type ReadDraft =
  | { exercise: OwnExercise; errors?: undefined }
  | { exercise?: undefined; errors: OwnExerciseErrors };

/** The exercise, or the errors by field. Keeps the fields of a newer version. */
export function readDraft(draft: OwnExerciseDraft, changing?: OwnExercise): ReadDraft {
  const { implement, notes, pattern, ...rest } = draft;
  const { implement: _implement, notes: _notes, ...before } = changing ?? {};
  const checked = declared.schema.safeParse({
    ...before,
    ...rest,
    pattern: pattern === '' ? undefined : pattern,
    ...(implement !== 'none' && { implement }),
    ...(notes.trim() !== '' && { notes }),
  });
  if (checked.data) return { exercise: checked.data };
  const errors: OwnExerciseErrors = {};
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = String(path[0]);
    if (field in draft) errors[field as OwnExerciseField] ??= message;
  }
  return { errors };
}
