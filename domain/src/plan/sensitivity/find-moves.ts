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

/** `after` is undefined if the changed plan lacks the figure. */
export type AnswerMove = {
  readonly change: AnswerChange;
  readonly after: Pick<Traced, 'value' | 'unit'> | undefined;
  /** Signed, in the figure's unit; undefined if missing or in another unit. */
  readonly difference: number | undefined;
};

export type FigureMoves =
  | {
      readonly by: 'answers';
      /** Current engine. */
      readonly now: Traced;
      /** Largest moves first, an answer each, at most five. */
      readonly moves: readonly AnswerMove[];
      readonly less: readonly ChangedAnswer[];
      readonly unmoved: readonly ChangedAnswer[];
    }
  | { readonly by: 'risk'; readonly now: Traced; readonly moves: readonly Counterfactual[] };

const MAX_MOVES = 5;
/** Displayed precision: two decimals. */
const roundToHundredths = (value: number): number => Math.round(value * 100);

/** Missing figures count as the largest move. */
const moveSize = ({ difference }: AnswerMove): number =>
  difference === undefined ? Number.MAX_VALUE : Math.abs(difference);

/** Returns the move, 'same', or 'no_plan' for a refusal. */
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
 * Finds the answers that move a figure most by changing each alone. Risk points move only by the
 * engine's counterfactuals (evidence 2.5). Undefined if the current engine has no such figure.
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
