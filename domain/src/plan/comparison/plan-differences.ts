import { spanishNumber } from '../../units/spanish-number.ts';
import type { Traced } from '../../evidence/traced.ts';
import { planFacts, type PlanFact } from './plan-facts.ts';
import { planFigures, type PlanFigure } from './plan-figures.ts';
import type { Plan } from '../plan.ts';
import {
  DIFFERENCE_PARTS,
  IS_GONE,
  WAS_NOT_THERE,
  type PlanDifference,
} from './plan-difference.ts';
import {
  comparisonContext,
  findReason,
  findFigureReason,
  type ComparisonContext,
} from './difference-reason.ts';

const formatFigure = ({ value, unit }: Traced): string =>
  `${spanishNumber(value)} ${unit}`.replace(' %', ' %');

function pairByName<T extends { readonly what: string }>(
  before: readonly T[],
  after: readonly T[],
): [T | undefined, T | undefined][] {
  const [was, is] = [before, after].map((all) => new Map(all.map((one) => [one.what, one])));
  return [...new Set([...before, ...after].map(({ what }) => what))].map((what) => [
    was?.get(what),
    is?.get(what),
  ]);
}

function figureDifference(
  was: PlanFigure | undefined,
  is: PlanFigure | undefined,
  context: ComparisonContext,
): PlanDifference[] {
  const named = was ?? is;
  if (!named || was?.figure.value === is?.figure.value) return [];
  return [
    {
      part: named.part,
      what: named.what,
      from: was ? formatFigure(was.figure) : WAS_NOT_THERE,
      to: is ? formatFigure(is.figure) : IS_GONE,
      ...(was && is
        ? findFigureReason(was.figure, is.figure, context, named)
        : findReason(context, named)),
    },
  ];
}

type Sides = Pick<PlanDifference, 'from' | 'to'>;
const isList = (content: PlanFact['content'] | undefined): content is readonly string[] =>
  content !== undefined && typeof content !== 'string';

/** Counts repetitions. */
function findRemoved(from: readonly string[], to: readonly string[]): string[] {
  const remaining = [...to];
  return from.filter((item) => {
    const at = remaining.indexOf(item);
    if (at >= 0) remaining.splice(at, 1);
    return at < 0;
  });
}

const joinItems = (items: readonly string[]): string => items.join('; ');

function compareTexts(
  was: string | readonly string[] | undefined,
  is: string | readonly string[] | undefined,
): Sides | undefined {
  const text = (content: string | readonly string[]): string =>
    typeof content === 'string' ? content : joinItems(content);
  const [before, after] = [was && text(was), is && text(is)];
  return (before ?? '') === (after ?? '')
    ? undefined
    : { from: before || WAS_NOT_THERE, to: after || IS_GONE };
}

function compareFacts(was: PlanFact | undefined, is: PlanFact | undefined): Sides | undefined {
  const [before, after] = [was?.content, is?.content];
  if (!isList(before) || !isList(after)) return compareTexts(before, after);
  const [removed, added] = [findRemoved(before, after), findRemoved(after, before)];
  if (removed.length === 0 && added.length === 0) return undefined;
  return {
    from: removed.length > 0 ? `sale: ${joinItems(removed)}` : 'no sale nada',
    to: added.length > 0 ? `entra: ${joinItems(added)}` : 'no entra nada',
  };
}

function factDifference(
  was: PlanFact | undefined,
  is: PlanFact | undefined,
  context: ComparisonContext,
): PlanDifference[] {
  const named = was ?? is;
  const sides = compareFacts(was, is);
  return named && sides
    ? [{ part: named.part, what: named.what, ...sides, ...findReason(context, named) }]
    : [];
}

/** Differences in the order of the page. */
export function planDifferences(before: Plan, after: Plan): PlanDifference[] {
  const context = comparisonContext(before, after);
  const unordered = [
    ...pairByName(planFigures(before), planFigures(after)).flatMap(([was, is]) =>
      figureDifference(was, is, context),
    ),
    ...pairByName(planFacts(before), planFacts(after)).flatMap(([was, is]) =>
      factDifference(was, is, context),
    ),
  ];
  return DIFFERENCE_PARTS.flatMap((part) =>
    unordered.filter((difference) => difference.part === part),
  );
}
