import { TRAINING_SETTINGS_ID } from '@forja/domain/workouts/training-settings';
import { useEffect } from 'react';
import { useRecord } from '../../features/records/records.queries.ts';
import { trainingSettings } from '../../features/training/records/training-settings.collection.ts';
import { discreetMode } from '../../shared/discreet/discreet-mode.ts';

export function useDiscreetMode(): void {
  const { data } = useRecord(trainingSettings, TRAINING_SETTINGS_ID);
  useEffect(() => {
    if (data !== undefined) discreetMode.set(data?.value.isDiscreet === true);
  }, [data]);
}
