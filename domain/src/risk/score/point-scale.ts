type PointStep = { readonly upTo: number; readonly inclusive: boolean; readonly points: number };
export type PointScale = readonly PointStep[];

export const below = (upTo: number, points: number): PointStep => ({
  upTo,
  inclusive: false,
  points,
});
export const atMost = (upTo: number, points: number): PointStep => ({
  upTo,
  inclusive: true,
  points,
});
export const otherwise = (points: number): PointStep => ({
  upTo: Number.POSITIVE_INFINITY,
  inclusive: true,
  points,
});

export function scalePoints(ladder: PointScale, value: number): number {
  const step = ladder.find(({ upTo, inclusive }) => value < upTo || (inclusive && value === upTo));
  if (!step) throw new Error('a ladder ends with fromThere');
  return step.points;
}
