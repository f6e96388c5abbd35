import { sortChildren } from '@forja/contract/records/children';
import {
  LISTED_LIBRARY,
  type ListedExercise,
  listOwn,
} from '@forja/domain/exercises/search/listed-exercise';
import {
  DEFAULT_TRAINING_SETTINGS,
  TRAINING_SETTINGS_ID,
} from '@forja/domain/workouts/training-settings';
import { useRecords } from '../../records/records.queries.ts';
import { useSaveSettings, useSettings } from '../../records/settings.queries.ts';
import { ownExercises } from '../records/own-exercises.collection.ts';
import { trainingSettings } from '../records/training-settings.collection.ts';
import { workouts } from '../records/workouts.collection.ts';
import { exercisesMessages } from './exercises.messages.ts';

const ALL_OWN = { offset: 0, limit: 1000 };
/** About three weeks of training. */
const LATEST_WORKOUTS = { offset: 0, limit: 10 };
const MOST_RECENT = 8;

/** Own exercises first, then the library. */
export function useExercises() {
  const { records, isPending, error, refetch } = useRecords(ownExercises, ALL_OWN);
  const added = records.flatMap((record) => record ?? []);
  const list: readonly ListedExercise[] = [
    ...added.map(({ id, value }) => listOwn(id, value)),
    ...LISTED_LIBRARY,
  ];
  return { list, byId: new Map(list.map((one) => [one.id, one])), isPending, error, refetch };
}

/** Ids of recent exercises, latest first. */
export function useRecentExercises(): readonly string[] {
  const { records } = useRecords(workouts, LATEST_WORKOUTS);
  const ids = records.flatMap((record) =>
    sortChildren(record?.value.exercises ?? {})
      .filter(({ isSkipped }) => !isSkipped)
      .map(({ exerciseId }) => exerciseId),
  );
  return [...new Set(ids)].slice(0, MOST_RECENT);
}

const SETTINGS = {
  collection: trainingSettings,
  id: TRAINING_SETTINGS_ID,
  defaults: DEFAULT_TRAINING_SETTINGS,
};

/** Defaults are those of most gyms. */
export const useTrainingSettings = () => useSettings(SETTINGS);

export const useSaveTrainingSettings = () =>
  useSaveSettings(SETTINGS, exercisesMessages.settingsNotSaved);

export function useToggleFavourite() {
  const save = useSaveTrainingSettings();
  return (id: string): Promise<boolean> =>
    save(({ favourites: { [id]: isFavourite, ...others }, ...settings }) => ({
      ...settings,
      favourites: isFavourite ? others : { ...others, [id]: true },
    }));
}
