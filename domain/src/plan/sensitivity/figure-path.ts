import type { Traced } from '../../evidence/traced.ts';
import type { Plan } from '../plan.ts';

/** Path of a figure, valid across plans: "supplements/creatine/dose". */
export type FigurePath = string;

const isTraced = (value: object): value is Traced =>
  'steps' in value && 'inputs' in value && 'rule' in value;

function itemName(item: object, index: number): string {
  if ('id' in item && typeof item.id === 'string') return item.id;
  if ('muscle' in item && typeof item.muscle === 'string') return item.muscle;
  // Day names depend on the split, so the index is used.
  if ('name' in item && typeof item.name === 'string' && !('weekday' in item)) return item.name;
  return String(index);
}

function addFigures(value: unknown, path: FigurePath, figures: Map<FigurePath, Traced>): void {
  if (typeof value !== 'object' || value === null) return;
  if (isTraced(value)) {
    figures.set(path, value);
    return;
  }
  const joinPath = (name: string): FigurePath => (path === '' ? name : `${path}/${name}`);
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      if (typeof item === 'object' && item !== null)
        addFigures(item, joinPath(itemName(item, index)), figures);
    return;
  }
  for (const [name, part] of Object.entries(value)) addFigures(part, joinPath(name), figures);
}

export function figuresByPath({ input: _, ...parts }: Plan): Map<FigurePath, Traced> {
  const figures = new Map<FigurePath, Traced>();
  addFigures(parts, '', figures);
  return figures;
}

/** Undefined for a figure outside the plan, such as one of a menu. */
export function findFigurePath(plan: Plan, figure: Traced): FigurePath | undefined {
  for (const [path, each] of figuresByPath(plan)) if (each === figure) return path;
  return undefined;
}
