import type { Traced } from '../../evidence/traced.ts';
import type { PlanInput } from '../../person/plan-input.ts';
import type { Counterfactual } from '../../risk/risk-assessment.ts';
import { generatePlan } from '../generate-plan.ts';
import {
  answerChanges,
  changedInput,
  type AnswerChange,
  type ChangedAnswer,
} from './answer-changes.ts';
import { figuresByPath, type FigurePath } from './figure-path.ts';

/** A figure with one answer changed. `after` is undefined when that plan has no such figure. */
export type AnswerMove = {
  readonly change: AnswerChange;
  readonly after: Pick<Traced, 'value' | 'unit'> | undefined;
  /** Signed, in the unit of the figure; undefined when there is no such figure or its unit is another. */
  readonly difference: number | undefined;
};

export type FigureMoves =
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

const MAX_MOVES = 5;
/** Figures show two decimals at most, so smaller changes are ignored. */
const roundToHundredths = (value: number): number => Math.round(value * 100);

/** A figure that disappears counts as the largest move. */
const moveSize = ({ difference }: AnswerMove): number =>
  difference === undefined ? Number.MAX_VALUE : Math.abs(difference);

/** Recomputes the plan with one change: the move of the figure, 'same', or 'no_plan' when it is refused. */
export function recomputeMove(
  input: PlanInput,
  { path, now, change }: { path: FigurePath; now: Traced; change: AnswerChange },
): AnswerMove | 'same' | 'no_plan' {
  const outcome = generatePlan(changedInput(input, change));
  if (!outcome.ok) return 'no_plan';
  const figure = figuresByPath(outcome.plan).get(path);
  if (figure?.unit !== now.unit)
    return {
      change,
      after: figure && { value: figure.value, unit: figure.unit },
      difference: undefined,
    };
  if (roundToHundredths(figure.value) === roundToHundredths(now.value)) return 'same';
  return {
    change,
    after: { value: figure.value, unit: figure.unit },
    difference: figure.value - now.value,
  };
}

/** The largest step of each answer, the largest first. */
function rankMoves(moves: readonly AnswerMove[]): AnswerMove[] {
  const largest = new Map<ChangedAnswer, AnswerMove>();
  for (const move of moves) {
    const largestMove = largest.get(move.change.answer);
    if (!largestMove || moveSize(move) >= moveSize(largestMove))
      largest.set(move.change.answer, move);
  }
  return [...largest.values()].toSorted((one, other) => moveSize(other) - moveSize(one));
}

/**
 * Finds the answers that move a figure most by changing each alone and recomputing the plan. The points of a risk
 * move only by its counterfactuals (evidence 2.5), which the engine already computed. Undefined when the current engine
 * gives this person no such figure.
 */
export function findMoves(input: PlanInput, path: FigurePath): FigureMoves | undefined {
  const outcome = generatePlan(input);
  if (!outcome.ok) return undefined;
  const { plan } = outcome;
  const now = figuresByPath(plan).get(path);
  if (!now) return undefined;
  for (const risk of [plan.risk, plan.chemistry?.risk])
    if (now === risk?.points)
      return { by: 'risk', now, moves: risk.counterfactuals.filter(({ drop }) => drop > 0) };
  const attempts = answerChanges(input).map((change) => ({
    change,
    move: recomputeMove(input, { path, now, change }),
  }));
  const moves = attempts.flatMap(({ move }) => (typeof move === 'string' ? [] : [move]));
  const filterAnswers = (matches: (move: AnswerMove | 'same' | 'no_plan') => boolean) =>
    new Set(attempts.filter(({ move }) => matches(move)).map(({ change }) => change.answer));
  const all = rankMoves(moves);
  const moved = new Set(all.map(({ change }) => change.answer));
  return {
    by: 'answers',
    now,
    moves: all.slice(0, MAX_MOVES),
    less: all.slice(MAX_MOVES).map(({ change }) => change.answer),
    unmoved: [...filterAnswers((move) => move === 'same')].filter((answer) => !moved.has(answer)),
  };
}
