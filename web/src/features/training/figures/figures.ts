import type { Pattern } from '@forja/domain/exercises/patterns';
import { EXERCISE_FIGURES } from './exercise-figures.data.ts';
import type { Movement, MovementWords } from './drawing/movement.ts';
import { LEG_MOVEMENTS } from './movements/legs.data.ts';
import { LEG_WORDS } from './movements/legs.messages.ts';
import { PULL_MOVEMENTS } from './movements/pull.data.ts';
import { PULL_WORDS } from './movements/pull.messages.ts';
import { PUSH_MOVEMENTS } from './movements/push.data.ts';
import { PUSH_WORDS } from './movements/push.messages.ts';
import { WHOLE_BODY_MOVEMENTS } from './movements/whole-body.data.ts';
import { WHOLE_BODY_WORDS } from './movements/whole-body.messages.ts';
import type { Hold } from './drawing/things.ts';

export const MOVEMENTS = {
  ...LEG_MOVEMENTS,
  ...PUSH_MOVEMENTS,
  ...PULL_MOVEMENTS,
  ...WHOLE_BODY_MOVEMENTS,
};
export type MovementId = keyof typeof MOVEMENTS;

export const MOVEMENT_WORDS: Readonly<Record<MovementId, MovementWords>> = {
  ...LEG_WORDS,
  ...PUSH_WORDS,
  ...PULL_WORDS,
  ...WHOLE_BODY_WORDS,
};

export type Figure = { movementId: MovementId; movement: Movement; hold: Hold };

const FIGURES: Readonly<Record<string, MovementId | readonly [MovementId, Hold]>> =
  EXERCISE_FIGURES;

/** Default movement of a pattern, for own exercises. */
const OF_PATTERN: Readonly<Record<Pattern, MovementId>> = {
  squat: 'squat-free',
  hinge: 'rdl',
  lunge: 'lunge',
  horizontal_push: 'push-up',
  vertical_push: 'overhead-press',
  horizontal_pull: 'bent-row',
  vertical_pull: 'pull-up',
  knee_flexion: 'lying-leg-curl',
  knee_extension: 'leg-extension',
  hip_abduction: 'side-lying-abduction',
  calf: 'calf-raise',
  elbow_flexion: 'curl',
  elbow_extension: 'overhead-extension',
  shoulder_raise: 'lateral-raise',
  chest_fly: 'dumbbell-fly',
  core: 'plank',
  carry: 'carry-sides',
  power: 'vertical-jump',
  cardio: 'walk',
  balance: 'single-leg-stand',
};

const toFigure = (movementId: MovementId, hold?: Hold): Figure => {
  const movement: Movement = MOVEMENTS[movementId];
  return { movementId, movement, hold: hold ?? movement.hold ?? 'none' };
};

/** Undefined for an own exercise. */
export function findFigure(exerciseId: string): Figure | undefined {
  const named = FIGURES[exerciseId];
  if (named === undefined) return undefined;
  return typeof named === 'string' ? toFigure(named) : toFigure(...named);
}

export const getPatternFigure = (pattern: Pattern): Figure => toFigure(OF_PATTERN[pattern]);

export const getFigure = ({ id, pattern }: { id: string; pattern: Pattern }): Figure =>
  findFigure(id) ?? getPatternFigure(pattern);
