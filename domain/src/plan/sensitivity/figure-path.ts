import type { Traced } from '../../evidence/traced.ts';
import type { Plan } from '../plan.ts';

/** Where a figure is in a plan, by names that hold for another plan: "supplements/creatine/dose". */
export type FigurePath = string;

const isTraced = (value: object): value is Traced => 'steps' in value && 'inputs' in value && 'rule' in value;

/** An item of a list by its own name, or by its place when the name may be another in another plan. */
function nameOfItem(item: object, index: number): string {
  if ('id' in item && typeof item.id === 'string') return item.id;
  if ('muscle' in item && typeof item.muscle === 'string') return item.muscle;
  // The name of a training day follows the split, so its place is what two plans share.
  if ('name' in item && typeof item.name === 'string' && !('weekday' in item)) return item.name;
  return String(index);
}

function* figuresIn(value: unknown, path: readonly string[]): Generator<readonly [FigurePath, Traced]> {
  if (typeof value !== 'object' || value === null) return;
  if (isTraced(value)) {
    yield [path.join('/'), value];
    return;
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      if (typeof item === 'object' && item !== null) yield* figuresIn(item, [...path, nameOfItem(item, index)]);
    return;
  }
  for (const [name, part] of Object.entries(value)) yield* figuresIn(part, [...path, name]);
}

/** Every figure that a stamp of the plan may open, by its path. */
export const figuresByPath = ({ input: _, ...parts }: Plan): Map<FigurePath, Traced> => new Map(figuresIn(parts, []));

/** Where this very figure is, or undefined when it is of something else, such as a menu. */
export function pathOfFigure(plan: Plan, figure: Traced): FigurePath | undefined {
  for (const [path, each] of figuresByPath(plan)) if (each === figure) return path;
  return undefined;
}
