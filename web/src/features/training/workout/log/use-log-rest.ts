import type { TrainingSettings } from '@forja/domain/workouts/training-settings';
import { useNotificationActions, useRest } from '../../timer/use-rest.ts';
import { useScreenLock } from '../../timer/use-screen-lock.ts';

const STEP_SECONDS = 15;

export type Rest = ReturnType<typeof useRest>;

export function useLogRest({
  timerSounds,
  timerVibrates,
  keepsScreenOn,
}: Pick<TrainingSettings, 'timerSounds' | 'timerVibrates' | 'keepsScreenOn'>): Rest {
  const rest = useRest({ sounds: timerSounds, vibrates: timerVibrates });
  useScreenLock(keepsScreenOn);
  useNotificationActions({ more: () => rest.change(STEP_SECONDS), skip: rest.skip });
  return rest;
}
