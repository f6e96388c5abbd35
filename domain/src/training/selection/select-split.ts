import type { Goal } from '../../person/choices.ts';
import type { ExerciseSlot } from './exercise-pool.ts';
import type { Muscle } from '../../exercises/muscles.ts';
import type { Pattern } from '../../exercises/patterns.ts';

export type DayTemplate = {
  readonly name: string;
  readonly required: readonly ExerciseSlot[];
  readonly optional: readonly ExerciseSlot[];
  readonly lastResort: readonly ExerciseSlot[];
};

export type TrainingSplit = {
  readonly name: string;
  readonly weekdays: readonly number[];
  readonly days: readonly DayTemplate[];
};

const slot = (pattern: Pattern, focus?: Muscle): ExerciseSlot =>
  focus ? { key: `${pattern}:${focus}`, pattern, focus } : { key: pattern, pattern };

const squat = slot('squat');
const hinge = slot('hinge');
const gluteHinge = slot('hinge', 'glutes');
const hamstringHinge = slot('hinge', 'hamstrings');
const lunge = slot('lunge');
const horizontalPush = slot('horizontal_push');
const verticalPush = slot('vertical_push');
const horizontalPull = slot('horizontal_pull');
const verticalPull = slot('vertical_pull');
const kneeFlexion = slot('knee_flexion');
const kneeExtension = slot('knee_extension');
const hipAbduction = slot('hip_abduction', 'glutes');
const calf = slot('calf');
const curl = slot('elbow_flexion', 'biceps');
const triceps = slot('elbow_extension', 'triceps');
const sideRaise = slot('shoulder_raise', 'side_delts');
const rearRaise = slot('shoulder_raise', 'rear_delts');
const fly = slot('chest_fly');
const core = slot('core', 'abs');
const sideCore = slot('core', 'obliques');
const carry = slot('carry');
const power = slot('power');

const armSlots = [curl, triceps, sideRaise];
const upperExtras = [
  fly,
  ...armSlots,
  rearRaise,
  horizontalPull,
  verticalPull,
  horizontalPush,
  verticalPush,
  core,
];
const lowerExtras = [
  kneeExtension,
  kneeFlexion,
  hipAbduction,
  calf,
  core,
  sideCore,
  lunge,
  hamstringHinge,
  squat,
];
const wholeExtras = [
  kneeFlexion,
  kneeExtension,
  ...armSlots,
  fly,
  horizontalPull,
  verticalPull,
  horizontalPush,
  squat,
  lunge,
  hinge,
  hipAbduction,
  calf,
  rearRaise,
  verticalPush,
  core,
];

const dayTemplate = (
  name: string,
  required: readonly ExerciseSlot[],
  extras: readonly ExerciseSlot[],
  lastResort: readonly ExerciseSlot[] = [],
): DayTemplate => ({
  name,
  required,
  // A day may have a second press or row, but a second hinge would overload the back.
  optional: extras.filter((extra) =>
    extra.pattern === 'hinge'
      ? required.every(({ pattern }) => pattern !== 'hinge')
      : !required.includes(extra) || extra === horizontalPull || extra === horizontalPush,
  ),
  lastResort,
});

const wholeA = dayTemplate(
  'Cuerpo entero A',
  [squat, horizontalPush, horizontalPull, core, kneeFlexion],
  wholeExtras,
);
const wholeB = dayTemplate(
  'Cuerpo entero B',
  [hinge, verticalPull, verticalPush, lunge, sideCore],
  wholeExtras,
);
const wholeC = dayTemplate(
  'Cuerpo entero C',
  [lunge, horizontalPull, horizontalPush, kneeFlexion, verticalPull, carry],
  wholeExtras,
);
const upperA = dayTemplate(
  'Torso A',
  [horizontalPush, horizontalPull, verticalPush, verticalPull, sideRaise],
  upperExtras,
);
const upperB = dayTemplate(
  'Torso B',
  [verticalPull, horizontalPush, horizontalPull, sideRaise, curl, triceps],
  upperExtras,
);
const lowerA = dayTemplate(
  'Piernas A',
  [squat, hamstringHinge, kneeFlexion, core, calf],
  lowerExtras,
  armSlots,
);
const lowerB = dayTemplate(
  'Piernas B',
  [gluteHinge, lunge, kneeFlexion, kneeExtension, sideCore, carry],
  lowerExtras,
  armSlots,
);
const pushDay = (letter: string): DayTemplate =>
  dayTemplate(
    `Empuje${letter}`,
    [horizontalPush, verticalPush, sideRaise, triceps],
    [fly, horizontalPush, sideRaise, triceps, core],
  );
const pullDay = (letter: string): DayTemplate =>
  dayTemplate(
    `Tracción${letter}`,
    [verticalPull, horizontalPull, rearRaise, curl],
    [horizontalPull, verticalPull, curl, sideCore, sideRaise],
    [triceps],
  );
const legsA = dayTemplate(
  'Piernas A',
  [squat, hamstringHinge, kneeFlexion, calf, core],
  lowerExtras,
  armSlots,
);
const legsB = dayTemplate(
  'Piernas B',
  [gluteHinge, lunge, squat, kneeFlexion, calf, carry],
  lowerExtras,
  armSlots,
);

const SPLITS: Readonly<Record<number, TrainingSplit>> = {
  2: { name: 'Cuerpo entero', weekdays: [0, 3], days: [wholeA, wholeB] },
  3: { name: 'Cuerpo entero', weekdays: [0, 2, 4], days: [wholeA, wholeB, wholeC] },
  4: { name: 'Torso y piernas', weekdays: [0, 1, 3, 4], days: [upperA, lowerA, upperB, lowerB] },
  5: {
    name: 'Torso, piernas, empuje y tracción',
    weekdays: [0, 1, 3, 4, 5],
    days: [upperA, lowerA, pushDay(''), pullDay(''), lowerB],
  },
  6: {
    name: 'Empuje, tracción y piernas',
    weekdays: [0, 1, 2, 3, 4, 5],
    days: [pushDay(' A'), pullDay(' A'), legsA, pushDay(' B'), pullDay(' B'), legsB],
  },
};

function addPower(split: TrainingSplit): TrainingSplit {
  let remainingDays = 2;
  const days = split.days.map((template) => {
    if (
      remainingDays === 0 ||
      !template.required.some(({ pattern }) => pattern === 'squat' || pattern === 'hinge')
    )
      return template;
    remainingDays -= 1;
    return { ...template, required: [power, ...template.required] };
  });
  return { ...split, days };
}

const POWER_SPLITS: Readonly<Record<number, TrainingSplit>> = Object.fromEntries(
  Object.entries(SPLITS).map(([days, split]) => [days, addPower(split)]),
);

/** Clamps the days to 2–6. */
export function selectSplit(
  trainingDays: number,
  goal: Goal,
  conservative: boolean,
): TrainingSplit {
  const days = Math.min(6, Math.max(2, Math.round(trainingDays)));
  const splits = goal === 'performance' && !conservative ? POWER_SPLITS : SPLITS;
  const split = splits[days];
  if (!split) throw new Error(`no split for ${days} days`);
  return split;
}
