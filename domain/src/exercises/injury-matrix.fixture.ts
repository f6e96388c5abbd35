import { JOINTS } from '../person/choices.ts';
import { EXERCISES } from './library/exercise-library.ts';
import { exerciseTolerance } from './injuries.ts';
import { INJURY_TABLE } from './injury-table.ts';
import { LOADS, type Load } from './loads.ts';

const MARKS = { avoid: 'NO', modify: '~', ok: '.' } as const;
const HEADS = JOINTS.map((joint) => joint.slice(0, 8).padEnd(9)).join('');

const row = (name: string, marks: readonly string[]): string =>
  `${name.padEnd(36)}${marks.map((mark) => mark.padEnd(9)).join('')}`.trimEnd();

function cell(load: Load, joint: (typeof JOINTS)[number]): string {
  const { avoid, modify, loadSources: read } = INJURY_TABLE[joint];
  const mark = avoid.includes(load)
    ? MARKS.avoid
    : modify[load] === undefined
      ? MARKS.ok
      : MARKS.modify;
  return read[load] ? `${mark}*` : mark;
}

export function injuryMatrix(): string {
  const instructions = JOINTS.flatMap((joint) =>
    Object.entries(INJURY_TABLE[joint].modify).map(([load, how]) => `${joint} ~ ${load}: ${how}`),
  );
  const read = JOINTS.flatMap((joint) =>
    Object.entries(INJURY_TABLE[joint].loadSources).map(
      ([load, key]) => `${joint} * ${load}: ${key}`,
    ),
  );
  return [
    'NO: left out. ~: only as the instruction says. .: usually tolerated. *: its load was read in a work; the rest are rules of ours.',
    'Written by npm run golden.',
    '',
    row('LOAD', [HEADS]),
    ...LOADS.map((load) =>
      row(
        load,
        JOINTS.map((joint) => cell(load, joint)),
      ),
    ),
    '',
    row('EXERCISE', [HEADS]),
    ...EXERCISES.map((exercise) =>
      row(
        exercise.id,
        JOINTS.map((joint) => MARKS[exerciseTolerance(exercise, joint)]),
      ),
    ),
    '',
    ...read,
    '',
    ...instructions,
    '',
  ].join('\n');
}
