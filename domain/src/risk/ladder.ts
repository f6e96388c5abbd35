/** A step of a scale: it holds up to `upTo`, that value included or not. */
type Rung = { readonly upTo: number; readonly inclusive: boolean; readonly points: number };
/** Steps in order; the last one has no end. */
export type Ladder = readonly Rung[];

export const below = (upTo: number, points: number): Rung => ({ upTo, inclusive: false, points });
export const atMost = (upTo: number, points: number): Rung => ({ upTo, inclusive: true, points });
export const fromThere = (points: number): Rung => ({ upTo: Number.POSITIVE_INFINITY, inclusive: true, points });

export function pointsOn(ladder: Ladder, value: number): number {
  const rung = ladder.find(({ upTo, inclusive }) => value < upTo || (inclusive && value === upTo));
  if (!rung) throw new Error('a ladder ends with fromThere');
  return rung.points;
}
