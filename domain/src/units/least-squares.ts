type LinePoint = { x: number; y: number };
type FittedLine = {
  /** Change of y for each unit of x. */
  slope: number;
  /** The line at the mean of x. */
  meanX: number;
  meanY: number;
  /** How far the points are from the line, typically. */
  residualDeviation: number;
  /** How alike one residual and the next are, from 0 to 0.9: a day like the one before says less. */
  correlation: number;
  /** Sum of the squares of x about its mean. */
  spread: number;
};

/** Squares under it are what is left of rounding, and say nothing. */
const ROUNDING = 1e-12;

/** The line nearest to the points, which come in the order of x. Undefined with fewer than three, or all at one x. */
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

/** A value with its part in a sum, and when it was taken. */
type WeighedValue = { readonly at: number; readonly part: number };

/**
 * Standard error of a sum of values whose errors are all of deviation 1 and alike by `likeness` to the power of the time
 * between them: a first-order autoregression. With independent values it is the root of the sum of squares.
 */
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
