import { ownExercises as schema } from '@forja/contract/training/own-exercises';
import type { OwnExercise } from '@forja/domain/exercises/own-exercise';
import { useRecords } from '../../../records/records.queries.ts';
import { ownExercises } from '../../records/own-exercises.collection.ts';

const ALL = { offset: 0, limit: schema.limit };

/** Own exercises by id. */
export function useOwnExercises(): Readonly<Record<string, OwnExercise>> {
  const { records } = useRecords(ownExercises, ALL);
  return Object.fromEntries(
    records.flatMap((record) => (record ? [[record.id, record.value]] : [])),
  );
}
