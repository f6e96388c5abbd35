import type { Level } from '../person/choices.ts';

export type TrainingSettings = {
  currentRoutineId?: string | undefined;
  favourites: Readonly<Record<string, true>>;
  barKg: number;
  /** Pairs per plate, by its kilos as text: "1.25". */
  platePairs: Readonly<Record<string, number>>;
  isDiscreet: boolean;
  timerSounds: boolean;
  timerVibrates: boolean;
  keepsScreenOn: boolean;
  importedNames: Readonly<Record<string, string>>;
  level?: Level | undefined;
};

/** Fixed id, so that two offline devices edit the same record. */
export const TRAINING_SETTINGS_ID = '7a1c3a4e-5d0f-4c55-9a57-0f6f0a7e5e01';

/** An Olympic bar of 20 kg and two pairs of each usual plate, as in most gyms. Judgement. */
export const DEFAULT_TRAINING_SETTINGS: TrainingSettings = {
  favourites: {},
  barKg: 20,
  platePairs: { '25': 2, '20': 2, '15': 2, '10': 2, '5': 2, '2.5': 2, '1.25': 2 },
  isDiscreet: false,
  timerSounds: true,
  timerVibrates: true,
  keepsScreenOn: true,
  importedNames: {},
};
