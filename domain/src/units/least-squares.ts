type LinePoint = { x: number; y: number };
type FittedLine = {
  slope: number;
  /** Coordinates of the mean. */
  meanX: number;
  meanY: number;
  residualDeviation: number;
  /** Lag-1 correlation of the residuals, 0 to 0.9. */
  correlation: number;
  /** Sum of squares of x about its mean. */
  spread: number;
};

const ROUNDING = 1e-12;

/** Least-squares line; points sorted by x. Undefined for fewer than three, or all at one x. */
export function fitLine(points: readonly LinePoint[]): FittedLine | undefined {
  const count = points.length;
  if (count < 3) return undefined;
  const mean = (pick: (point: LinePoint) => number): number =>
    points.reduce((sum, point) => sum + pick(point), 0) / count;
  const [meanX, meanY] = [mean(({ x }) => x), mean(({ y }) => y)];
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  if (spread === 0) return undefined;
  const slope = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread;
  const residuals = points.map(({ x, y }) => y - meanY - slope * (x - meanX));
  const squares = residuals.reduce((sum, residual) => sum + residual ** 2, 0);
  const products = residuals.reduce(
    (sum, residual, index) => sum + residual * (residuals[index + 1] ?? 0),
    0,
  );
  return {
    slope,
    meanX,
    meanY,
    residualDeviation: Math.sqrt(squares / (count - 2)),
    correlation: squares < ROUNDING ? 0 : Math.min(0.9, Math.max(0, products / squares)),
    spread,
  };
}

type WeighedValue = { readonly at: number; readonly part: number };

/** Standard error of a weighted sum with unit deviations and AR(1) correlation `likeness`. */
export function errorOfSum(values: readonly WeighedValue[], likeness: number): number {
  const variance = values.reduce(
    (sum, one) =>
      sum +
      values.reduce(
        (row, other) => row + one.part * other.part * likeness ** Math.abs(one.at - other.at),
        0,
      ),
    0,
  );
  return Math.sqrt(Math.max(0, variance));
}
