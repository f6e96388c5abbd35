/** A drawing and its table say the same with this many points. */
const MOST = 120;

/** Evenly fewer points, the first and the last among them. */
export function thinned<Point>(points: readonly Point[], most: number = MOST): Point[] {
  const every = Math.ceil((points.length - 1) / (most - 1));
  return points.filter((_, index) => index % every === 0 || index === points.length - 1);
}
