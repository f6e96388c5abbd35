import type { Level } from '../person/choices.ts';

/** What a person has and prefers when training. One record for each account. */
export type TrainingSettings = {
  /** Whose next day is today's workout. */
  currentRoutineId?: string | undefined;
  /** Ids of exercises, of the library or own. */
  favourites: Readonly<Record<string, true>>;
  barKg: number;
  /** Pairs of each plate, by its kilos as text: "1.25". */
  platePairs: Readonly<Record<string, number>>;
  /** Hides compounds and body weight on the screen. */
  isDiscreet: boolean;
  timerSounds: boolean;
  timerVibrates: boolean;
  keepsScreenOn: boolean;
  /** Exercise of Forja by the name that another app gave it, as imports have matched them. */
  importedNames: Readonly<Record<string, string>>;
  /** Whose range of weekly sets is shown. Absent until it is chosen: then it is told by the time trained. */
  level?: Level | undefined;
};

/** Its only record has this id, so that two devices that change it before they meet change the same one. */
export const TRAINING_SETTINGS_ID = '7a1c3a4e-5d0f-4c55-9a57-0f6f0a7e5e01';

/** An olympic bar of 20 kg and two pairs of each usual plate: what most gyms have. Judgement. */
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
