export type OwnWeightMove = 'pull' | 'push' | 'squat' | 'knee';

export type OwnWeight = {
  readonly move: OwnWeightMove;
  /** Fraction of the body weight, approximate. */
  readonly share: number;
  /** Assisted versions, the closest first. */
  readonly easier: readonly string[];
};

const WITH_HELP = ['assisted-pull-up', 'feet-assisted-pull-up', 'seated-band-pulldown'] as const;
const HANDS_HIGH = ['incline-push-up', 'wall-push-up'] as const;
const LYING_RAISE = ['lying-leg-raise', 'seated-knee-tuck'] as const;
const ROW_BY_THE_BAND = ['seated-band-row', 'backpack-row'] as const;
const CLOSE_HANDS_HIGH = ['close-incline-push-up'] as const;
const PRESS_OVERHEAD = ['backpack-press', 'seated-dumbbell-press', 'seated-bottle-press'] as const;

/**
 * Exercises that load the body weight. Forja's rule: shares by the body part that hands or feet
 * carry.
 */
export const OWN_WEIGHT: Readonly<Record<string, OwnWeight>> = {
  'pull-up': { move: 'pull', share: 1, easier: WITH_HELP },
  'chin-up': { move: 'pull', share: 1, easier: WITH_HELP },
  'weighted-pull-up': { move: 'pull', share: 1.15, easier: ['pull-up', ...WITH_HELP] },
  'negative-pull-up': { move: 'pull', share: 0.9, easier: WITH_HELP },
  'feet-assisted-pull-up': { move: 'pull', share: 0.6, easier: ['seated-band-pulldown'] },
  'inverted-row': { move: 'pull', share: 0.65, easier: ['bent-knee-inverted-row', ...ROW_BY_THE_BAND] },
  'bent-knee-inverted-row': { move: 'pull', share: 0.5, easier: ROW_BY_THE_BAND },
  'towel-row': { move: 'pull', share: 0.5, easier: ROW_BY_THE_BAND },
  'supine-inverted-row': { move: 'pull', share: 0.55, easier: ['backpack-curl'] },
  'bar-bodyweight-curl': { move: 'pull', share: 0.7, easier: ['backpack-curl'] },
  'hanging-knee-raise': { move: 'pull', share: 0.8, easier: LYING_RAISE },
  'hanging-leg-raise': { move: 'pull', share: 0.95, easier: LYING_RAISE },

  dip: { move: 'push', share: 1, easier: ['assisted-dip', ...HANDS_HIGH] },
  'push-up': { move: 'push', share: 0.65, easier: HANDS_HIGH },
  'dumbbell-push-up': { move: 'push', share: 0.65, easier: HANDS_HIGH },
  'feet-up-push-up': { move: 'push', share: 0.75, easier: ['push-up', ...HANDS_HIGH] },
  'archer-push-up': { move: 'push', share: 0.85, easier: ['push-up', ...HANDS_HIGH] },
  'plyo-push-up': { move: 'push', share: 0.75, easier: [] },
  'pike-push-up': { move: 'push', share: 0.75, easier: ['incline-pike-push-up', ...PRESS_OVERHEAD] },
  'incline-pike-push-up': { move: 'push', share: 0.6, easier: PRESS_OVERHEAD },
  'feet-up-pike-push-up': { move: 'push', share: 0.9, easier: ['pike-push-up', ...PRESS_OVERHEAD] },
  'handstand-push-up': { move: 'push', share: 1, easier: ['pike-push-up', ...PRESS_OVERHEAD] },
  'knee-slider-fly': { move: 'push', share: 0.7, easier: ['palm-press-hold'] },
  'slider-fly': { move: 'push', share: 0.85, easier: ['palm-press-hold'] },
  'bench-dip': { move: 'push', share: 0.6, easier: CLOSE_HANDS_HIGH },
  'diamond-push-up': { move: 'push', share: 0.7, easier: CLOSE_HANDS_HIGH },
  'bodyweight-triceps-extension': { move: 'push', share: 0.65, easier: CLOSE_HANDS_HIGH },

  'pistol-squat': { move: 'squat', share: 1, easier: ['box-pistol-squat', 'box-squat'] },
  'box-pistol-squat': { move: 'squat', share: 0.9, easier: ['box-squat'] },
  'nordic-curl': { move: 'knee', share: 1, easier: ['slider-leg-curl', 'slider-eccentric-curl'] },
  'slider-leg-curl': { move: 'knee', share: 0.8, easier: ['slider-eccentric-curl'] },
  'reverse-nordic': { move: 'knee', share: 0.9, easier: ['short-reverse-nordic', 'wall-sit'] },
  'short-reverse-nordic': { move: 'knee', share: 0.6, easier: ['wall-sit'] },
  'sissy-squat': { move: 'knee', share: 0.9, easier: ['short-reverse-nordic', 'wall-sit'] },
  'copenhagen-plank': { move: 'knee', share: 0.9, easier: ['side-plank'] },
};
