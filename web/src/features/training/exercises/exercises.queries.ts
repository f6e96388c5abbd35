import { sortChildren } from '@forja/contract/records/children';
import {
  LISTED_LIBRARY,
  type ListedExercise,
  listOwn,
} from '@forja/domain/exercises/search/listed-exercise';
import {
  DEFAULT_TRAINING_SETTINGS,
  TRAINING_SETTINGS_ID,
  type TrainingSettings,
} from '@forja/domain/workouts/training-settings';
import { toast } from '../../../design/feedback/toast.ts';
import { readableError } from '../../../shared/http/readable-error.ts';
import { useUserId } from '../../identity/session.queries.ts';
import { openOwnStore, useRecord, useRecords } from '../../records/records.queries.ts';
import { ownExercises } from '../records/own-exercises.collection.ts';
import { trainingSettings } from '../records/training-settings.collection.ts';
import { workouts } from '../records/workouts.collection.ts';
import { exercisesMessages } from './exercises.messages.ts';

const ALL_OWN = { offset: 0, limit: 1000 };
/** Three weeks of training, more or less. */
const LATEST_WORKOUTS = { offset: 0, limit: 10 };
const MOST_RECENT = 8;

/** The own exercises of the person, and then the library. */
export function useExercises() {
  const { records, isPending, error, refetch } = useRecords(ownExercises, ALL_OWN);
  const added = records.flatMap((record) => record ?? []);
  const list: readonly ListedExercise[] = [
    ...added.map(({ id, value }) => listOwn(id, value)),
    ...LISTED_LIBRARY,
  ];
  return { list, byId: new Map(list.map((one) => [one.id, one])), isPending, error, refetch };
}

/** Ids of what was done lately, the latest first. */
export function useRecentExercises(): readonly string[] {
  const { records } = useRecords(workouts, LATEST_WORKOUTS);
  const ids = records.flatMap((record) =>
    sortChildren(record?.value.exercises ?? {})
      .filter(({ isSkipped }) => !isSkipped)
      .map(({ exerciseId }) => exerciseId),
  );
  return [...new Set(ids)].slice(0, MOST_RECENT);
}

/** What the person has and prefers; what most gyms have while nothing was chosen. */
export function useTrainingSettings() {
  const { data, isPending } = useRecord(trainingSettings, TRAINING_SETTINGS_ID);
  return { settings: data?.value ?? DEFAULT_TRAINING_SETTINGS, isPending };
}

type SettingsChange = (settings: TrainingSettings) => TrainingSettings;

/** Changes the settings as they are stored now, which may be later than what the page shows. False when it was not stored. */
export function useSaveTrainingSettings(): (change: SettingsChange) => Promise<boolean> {
  const userId = useUserId();
  return async (change) => {
    try {
      await storeOneByOne(async () => {
        const store = await openOwnStore(userId);
        const original = await store.get(trainingSettings, TRAINING_SETTINGS_ID);
        const value = change(original?.value ?? DEFAULT_TRAINING_SETTINGS);
        await store.save(trainingSettings, { id: TRAINING_SETTINGS_ID, original, value });
      });
      return true;
    } catch (error) {
      toast({
        title: exercisesMessages.settingsNotSaved,
        description: readableError(error),
        variant: 'destructive',
      });
      return false;
    }
  };
}

let lastChange: Promise<unknown> = Promise.resolve();

/** Two changes in a row start from one another. */
function storeOneByOne(store: () => Promise<void>): Promise<void> {
  const stored = lastChange.then(store);
  lastChange = stored.catch(() => undefined);
  return stored;
}

/** Marks and unmarks an exercise as a favourite. */
export function useToggleFavourite() {
  const save = useSaveTrainingSettings();
  return (id: string): Promise<boolean> =>
    save(({ favourites: { [id]: isFavourite, ...others }, ...settings }) => ({
      ...settings,
      favourites: isFavourite ? others : { ...others, [id]: true },
    }));
}
