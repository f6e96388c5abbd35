const MOST = 120;

export function thinPoints<Point>(points: readonly Point[], most: number = MOST): Point[] {
  const every = Math.ceil((points.length - 1) / (most - 1));
  return points.filter((_, index) => index % every === 0 || index === points.length - 1);
}
