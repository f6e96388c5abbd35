import type { Goal } from '../person/choices.ts';
import type { Slot } from './exercise-pool.ts';
import type { Muscle, Pattern } from './training-plan.ts';

/** What a day must have, in order of importance, and what it may add while time and volume ask for it. */
export type DayTemplate = {
  readonly name: string;
  readonly required: readonly Slot[];
  readonly optional: readonly Slot[];
  /** For muscles that do not belong to the day, when their own days are full. */
  readonly lastResort: readonly Slot[];
};

export type Split = {
  readonly name: string;
  readonly weekdays: readonly number[];
  readonly days: readonly DayTemplate[];
};

const slot = (pattern: Pattern, focus?: Muscle): Slot =>
  focus ? { key: `${pattern}:${focus}`, pattern, focus } : { key: pattern, pattern };

const squat = slot('squat');
const hinge = slot('hinge');
const gluteHinge = slot('hinge', 'glutes');
const hamstringHinge = slot('hinge', 'hamstrings');
const lunge = slot('lunge');
const pushAhead = slot('horizontal_push');
const pushUp = slot('vertical_push');
const row = slot('horizontal_pull');
const pullDown = slot('vertical_pull');
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

const arms = [curl, triceps, sideRaise];
const upperExtras = [fly, ...arms, rearRaise, row, pullDown, pushAhead, pushUp, core];
const lowerExtras = [kneeExtension, kneeFlexion, hipAbduction, calf, core, sideCore, lunge, hamstringHinge, squat];
const wholeExtras = [
  kneeFlexion,
  kneeExtension,
  ...arms,
  fly,
  row,
  pullDown,
  pushAhead,
  squat,
  lunge,
  hinge,
  hipAbduction,
  calf,
  rearRaise,
  pushUp,
  core,
];

const day = (
  name: string,
  required: readonly Slot[],
  extras: readonly Slot[],
  lastResort: readonly Slot[] = [],
): DayTemplate => ({
  name,
  required,
  // A second press or row of another kind is welcome in a day; a second hinge is too much for the same back.
  optional: extras.filter((extra) =>
    extra.pattern === 'hinge'
      ? required.every(({ pattern }) => pattern !== 'hinge')
      : !required.includes(extra) || extra === row || extra === pushAhead,
  ),
  lastResort,
});

const wholeA = day('Cuerpo entero A', [squat, pushAhead, row, core, kneeFlexion], wholeExtras);
const wholeB = day('Cuerpo entero B', [hinge, pullDown, pushUp, lunge, sideCore], wholeExtras);
const wholeC = day('Cuerpo entero C', [lunge, row, pushAhead, kneeFlexion, pullDown, carry], wholeExtras);
const upperA = day('Torso A', [pushAhead, row, pushUp, pullDown, sideRaise], upperExtras);
const upperB = day('Torso B', [pullDown, pushAhead, row, sideRaise, curl, triceps], upperExtras);
const lowerA = day('Piernas A', [squat, hamstringHinge, kneeFlexion, core, calf], lowerExtras, arms);
const lowerB = day('Piernas B', [gluteHinge, lunge, kneeFlexion, kneeExtension, sideCore, carry], lowerExtras, arms);
const push = (letter: string): DayTemplate =>
  day(`Empuje${letter}`, [pushAhead, pushUp, sideRaise, triceps], [fly, pushAhead, sideRaise, triceps, core]);
const pull = (letter: string): DayTemplate =>
  day(`Tracción${letter}`, [pullDown, row, rearRaise, curl], [row, pullDown, curl, sideCore, sideRaise], [triceps]);
const legsA = day('Piernas A', [squat, hamstringHinge, kneeFlexion, calf, core], lowerExtras, arms);
const legsB = day('Piernas B', [gluteHinge, lunge, squat, kneeFlexion, calf, carry], lowerExtras, arms);

const SPLITS: Readonly<Record<number, Split>> = {
  2: { name: 'Cuerpo entero', weekdays: [0, 3], days: [wholeA, wholeB] },
  3: { name: 'Cuerpo entero', weekdays: [0, 2, 4], days: [wholeA, wholeB, wholeC] },
  4: { name: 'Torso y piernas', weekdays: [0, 1, 3, 4], days: [upperA, lowerA, upperB, lowerB] },
  5: {
    name: 'Torso, piernas, empuje y tracción',
    weekdays: [0, 1, 3, 4, 5],
    days: [upperA, lowerA, push(''), pull(''), lowerB],
  },
  6: {
    name: 'Empuje, tracción y piernas',
    weekdays: [0, 1, 2, 3, 4, 5],
    days: [push(' A'), pull(' A'), legsA, push(' B'), pull(' B'), legsB],
  },
};

/** Jumps and throws open the first two days that train legs: first in the session, while fresh. */
function withPower(split: Split): Split {
  let left = 2;
  const days = split.days.map((template) => {
    if (left === 0 || !template.required.some(({ pattern }) => pattern === 'squat' || pattern === 'hinge'))
      return template;
    left -= 1;
    return { ...template, required: [power, ...template.required] };
  });
  return { ...split, days };
}

const POWER_SPLITS: Readonly<Record<number, Split>> = Object.fromEntries(
  Object.entries(SPLITS).map(([days, split]) => [days, withPower(split)]),
);

/** 2 to 6 days; anything else falls on the nearest. */
export function splitFor(trainingDays: number, goal: Goal, conservative: boolean): Split {
  const days = Math.min(6, Math.max(2, Math.round(trainingDays)));
  const splits = goal === 'performance' && !conservative ? POWER_SPLITS : SPLITS;
  const split = splits[days];
  if (!split) throw new Error(`no split for ${days} days`);
  return split;
}
