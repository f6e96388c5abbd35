import type { Traced } from '../../evidence/traced.ts';
import type { PlanInput } from '../../person/plan-input.ts';
import type { Counterfactual } from '../../risk/risk-assessment.ts';
import { generatePlan } from '../generate-plan.ts';
import { answerChanges, changedInput, type AnswerChange, type ChangedAnswer } from './answer-changes.ts';
import { figuresByPath, type FigurePath } from './figure-path.ts';

/** A figure with one answer changed. `after` is undefined when that plan has no such figure. */
export type AnswerMove = {
  readonly change: AnswerChange;
  readonly after: Pick<Traced, 'value' | 'unit'> | undefined;
  /** Signed, in the unit of the figure; undefined when there is no such figure or its unit is another. */
  readonly difference: number | undefined;
};

export type WhatMoves =
  | {
      readonly by: 'answers';
      /** The figure of today's engine. */
      readonly now: Traced;
      /** The answers that move it most, each once with its largest step, at most five. */
      readonly moves: readonly AnswerMove[];
      /** Answers that move it less than those. */
      readonly less: readonly ChangedAnswer[];
      /** Answers that were tried and leave it as it is. */
      readonly unmoved: readonly ChangedAnswer[];
    }
  | { readonly by: 'risk'; readonly now: Traced; readonly moves: readonly Counterfactual[] };

const MOST_MOVES = 5;
/** A person reads two decimals at most: what changes less does not change. */
const hundredths = (value: number): number => Math.round(value * 100);

/** The most where a figure is not there any more: nothing moves it further. */
const sizeOf = ({ difference }: AnswerMove): number =>
  difference === undefined ? Number.MAX_VALUE : Math.abs(difference);

/** What one change does to a figure: nothing, or that nobody with that change gets a plan. */
export function moveBy(
  input: PlanInput,
  { path, now, change }: { path: FigurePath; now: Traced; change: AnswerChange },
): AnswerMove | 'same' | 'no_plan' {
  const outcome = generatePlan(changedInput(input, change));
  if (!outcome.ok) return 'no_plan';
  const figure = figuresByPath(outcome.plan).get(path);
  if (figure?.unit !== now.unit)
    return { change, after: figure && { value: figure.value, unit: figure.unit }, difference: undefined };
  if (hundredths(figure.value) === hundredths(now.value)) return 'same';
  return { change, after: { value: figure.value, unit: figure.unit }, difference: figure.value - now.value };
}

/** The largest step of each answer, the largest first. */
function ranked(moves: readonly AnswerMove[]): AnswerMove[] {
  const largest = new Map<ChangedAnswer, AnswerMove>();
  for (const move of moves) {
    const known = largest.get(move.change.answer);
    if (!known || sizeOf(move) >= sizeOf(known)) largest.set(move.change.answer, move);
  }
  return [...largest.values()].toSorted((one, other) => sizeOf(other) - sizeOf(one));
}

/**
 * Which answers move a figure most, and by how much: each changed alone and the plan made again. The points of a risk
 * move only by what evidence 2.5 allows to say, which the engine already recomputed. Undefined when today's engine
 * gives this person no such figure.
 */
export function whatMoves(input: PlanInput, path: FigurePath): WhatMoves | undefined {
  const outcome = generatePlan(input);
  if (!outcome.ok) return undefined;
  const { plan } = outcome;
  const now = figuresByPath(plan).get(path);
  if (!now) return undefined;
  for (const risk of [plan.risk, plan.chemistry?.risk])
    if (now === risk?.points) return { by: 'risk', now, moves: risk.counterfactuals.filter(({ drop }) => drop > 0) };
  const tried = answerChanges(input).map((change) => ({ change, move: moveBy(input, { path, now, change }) }));
  const moves = tried.flatMap(({ move }) => (typeof move === 'string' ? [] : [move]));
  const answersWith = (found: (move: AnswerMove | 'same' | 'no_plan') => boolean) =>
    new Set(tried.filter(({ move }) => found(move)).map(({ change }) => change.answer));
  const all = ranked(moves);
  const moved = new Set(all.map(({ change }) => change.answer));
  return {
    by: 'answers',
    now,
    moves: all.slice(0, MOST_MOVES),
    less: all.slice(MOST_MOVES).map(({ change }) => change.answer),
    unmoved: [...answersWith((move) => move === 'same')].filter((answer) => !moved.has(answer)),
  };
}
