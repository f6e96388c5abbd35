import { spanishNumber } from '../units/spanish-number.ts';
import type { Traced } from '../evidence/traced.ts';
import { factsOfPlan, type Fact } from './facts-of-plan.ts';
import { figuresOfPlan, type Figure } from './figures-of-plan.ts';
import type { Plan } from './plan.ts';
import { DIFFERENCE_PARTS, IS_GONE, WAS_NOT_THERE, type PlanDifference } from './plan-difference.ts';
import { contextOf, reasonOf, reasonOfFigure, type Context } from './why-it-changed.ts';

const printed = ({ value, unit }: Traced): string => `${spanishNumber(value)} ${unit}`.replace(' %', ' %');

/** Both sides of each name, in the order of the first plan and then what only the second has. */
function paired<T extends { readonly what: string }>(
  before: readonly T[],
  after: readonly T[],
): [T | undefined, T | undefined][] {
  const [was, is] = [before, after].map((all) => new Map(all.map((one) => [one.what, one])));
  return [...new Set([...before, ...after].map(({ what }) => what))].map((what) => [was?.get(what), is?.get(what)]);
}

function figureDifference(was: Figure | undefined, is: Figure | undefined, context: Context): PlanDifference[] {
  const named = was ?? is;
  if (!named || was?.figure.value === is?.figure.value) return [];
  return [
    {
      part: named.part,
      what: named.what,
      from: was ? printed(was.figure) : WAS_NOT_THERE,
      to: is ? printed(is.figure) : IS_GONE,
      ...(was && is ? reasonOfFigure(was.figure, is.figure, context, named) : reasonOf(context, named)),
    },
  ];
}

type Sides = Pick<PlanDifference, 'from' | 'to'>;
const isList = (says: Fact['says'] | undefined): says is readonly string[] =>
  says !== undefined && typeof says !== 'string';

/** What the first list has and the second has not, as many times as it does. */
function leaving(from: readonly string[], to: readonly string[]): string[] {
  const left = [...to];
  return from.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const enumerated = (items: readonly string[]): string => items.join('; ');

function otherText(
  was: string | readonly string[] | undefined,
  is: string | readonly string[] | undefined,
): Sides | undefined {
  const text = (says: string | readonly string[]): string => (typeof says === 'string' ? says : enumerated(says));
  const [before, after] = [was && text(was), is && text(is)];
  // An empty list and none at all say the same.
  return (before ?? '') === (after ?? '') ? undefined : { from: before || WAS_NOT_THERE, to: after || IS_GONE };
}

function saidOnBothSides(was: Fact | undefined, is: Fact | undefined): Sides | undefined {
  const [before, after] = [was?.says, is?.says];
  if (!isList(before) || !isList(after)) return otherText(before, after);
  const [gone, come] = [leaving(before, after), leaving(after, before)];
  if (gone.length === 0 && come.length === 0) return undefined;
  return {
    from: gone.length > 0 ? `sale: ${enumerated(gone)}` : 'no sale nada',
    to: come.length > 0 ? `entra: ${enumerated(come)}` : 'no entra nada',
  };
}

function factDifference(was: Fact | undefined, is: Fact | undefined, context: Context): PlanDifference[] {
  const named = was ?? is;
  const sides = saidOnBothSides(was, is);
  return named && sides ? [{ part: named.part, what: named.what, ...sides, ...reasonOf(context, named) }] : [];
}

/** What two plans do not share, by parts in the order of the page. Empty when they say the same. */
export function differences(before: Plan, after: Plan): PlanDifference[] {
  const context = contextOf(before, after);
  const found = [
    ...paired(figuresOfPlan(before), figuresOfPlan(after)).flatMap(([was, is]) => figureDifference(was, is, context)),
    ...paired(factsOfPlan(before), factsOfPlan(after)).flatMap(([was, is]) => factDifference(was, is, context)),
  ];
  return DIFFERENCE_PARTS.flatMap((part) => found.filter((difference) => difference.part === part));
}
