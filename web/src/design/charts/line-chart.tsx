import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { useId } from 'react';
import { ChartLegend, type LegendEntry } from './chart-legend.tsx';
import { AXIS_MARKS, pickSpacedMarks, readableScale, spreadLabels } from './chart-layout.ts';
import { ChartTable } from './chart-table.tsx';
import { trimmed } from '../format.ts';
import { useWidth } from '../layout/use-width.ts';
import { classNames } from '../class-names.ts';
import * as styles from './chart.module.css';

export type LinePoint = { x: number; y: number };
export type LineSeries = { name: string; points: readonly LinePoint[] };
export type BandPoint = { x: number; low: number; high: number };

export type LineChartProps = {
  title: string;
  sentence: string;
  series: readonly [LineSeries, LineSeries?, LineSeries?];
  raw?: LineSeries | undefined;
  /** The range around the first line. */
  band?: { name: string; points: readonly BandPoint[] } | undefined;
  target?: { value: number; label: string } | undefined;
  formatX: (x: number) => string;
  formatY?: ((y: number) => string) | undefined;
  xLabel: string;
  unit?: string | undefined;
  height?: number | undefined;
  isTableWritten?: boolean | undefined;
};

/** Colours differ together with dashes, never alone. */
const LOOKS = [
  { tone: styles.data1, dash: undefined },
  { tone: styles.data3, dash: '9 5' },
  { tone: styles.data5, dash: '2 5' },
] as const;

/** A single path draws all points: a year of them would be hundreds of circles. */
const dot = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

const last = <Item,>(items: readonly Item[]): Item | undefined => items.at(-1);

export function LineChart({
  title,
  sentence,
  series,
  raw,
  band,
  target,
  formatX,
  formatY = (y) => trimmed(y),
  xLabel,
  unit,
  height,
  isTableWritten,
}: LineChartProps) {
  const [frame, width] = useWidth<HTMLDivElement>(640);
  const titleId = useId();
  const narrow = width < 480;
  const tall = height ?? (narrow ? 208 : 260);

  const lines = series.filter((one) => one !== undefined).filter((one) => one.points.length > 0);
  const single = lines.length === 1;
  const xs = [
    ...new Set([
      ...lines.flatMap(({ points }) => points.map(({ x }) => x)),
      ...(raw?.points ?? []).map(({ x }) => x),
      ...(band?.points ?? []).map(({ x }) => x),
    ]),
  ].toSorted((a, b) => a - b);
  const ys = [
    ...lines.flatMap(({ points }) => points.map(({ y }) => y)),
    ...(raw?.points ?? []).map(({ y }) => y),
    ...(band?.points ?? []).flatMap(({ low, high }) => [low, high]),
    ...(target ? [target.value] : []),
  ];
  if (xs.length === 0 || ys.length === 0) return null;

  const y = readableScale(ys, formatY).range([tall - 30, 14]);
  const yTicks = y.ticks(AXIS_MARKS);
  const plotLeft = Math.max(...yTicks.map((tick) => formatY(tick).length)) * 7 + 14;
  const labelWidth = single
    ? Math.max(...lines.map(({ points }) => formatY(last(points)?.y ?? 0).length)) *
        (narrow ? 9 : 12) +
      16
    : Math.max(...lines.map(({ name }) => name.length)) * 7.4 + 18;
  const plotRight = narrow && !single ? width - 10 : width - Math.min(labelWidth, width * 0.3);
  const x = scaleLinear()
    .domain([xs[0] ?? 0, last(xs) ?? 1])
    .range([plotLeft + 4, plotRight]);

  // Measures are unevenly spaced, so labels are drawn only where they fit.
  const markWidth = Math.max(...xs.map((each) => formatX(each).length)) * 7;
  const getAnchor = (mark: number) =>
    mark === last(xs) && narrow ? 'end' : mark === xs[0] ? 'start' : 'middle';
  const getCentre = (mark: number) =>
    x(mark) + { start: 0.5, middle: 0, end: -0.5 }[getAnchor(mark)] * markWidth;
  const markedIndexes = pickSpacedMarks(xs.map(getCentre), Math.max(markWidth + 12, 76));
  const marks = xs.filter((_, index) => markedIndexes.has(index));
  const path = line<LinePoint>(
    (point) => x(point.x),
    (point) => y(point.y),
  );
  const range = area<BandPoint>(
    (point) => x(point.x),
    (point) => y(point.low),
    (point) => y(point.high),
  );
  const ends = lines.map(({ points }) => y(last(points)?.y ?? 0));
  const labels = spreadLabels(ends, 18, [16, tall - 32]);

  const legend: LegendEntry[] = [
    ...(raw || band || !single
      ? lines.map(({ name }, index) => ({
          name,
          mark: (
            <path
              className={classNames(styles.line, styles.stroke, LOOKS[index]?.tone)}
              strokeDasharray={LOOKS[index]?.dash}
              d="M0 7H18"
            />
          ),
        }))
      : []),
    ...(raw
      ? [{ name: raw.name, mark: <circle className={styles.measure} cx="9" cy="7" r="3" /> }]
      : []),
    ...(band
      ? [{ name: band.name, mark: <rect className={styles.band} width="18" height="14" /> }]
      : []),
  ];

  const withUnit = (name: string) => (unit ? `${name}, ${unit}` : name);
  const formatValue = (points: readonly LinePoint[], at: number) => {
    const match = points.find((point) => point.x === at);
    return match ? formatY(match.y) : 'sin dato';
  };

  return (
    <figure className={styles.figure}>
      <figcaption>{title}</figcaption>
      <div ref={frame}>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${width} ${tall}`}
          height={tall}
          role="img"
          aria-labelledby={titleId}
        >
          <title id={titleId}>{`${title}. ${sentence}`}</title>
          {yTicks.map((tick) => (
            <g key={tick}>
              <path className={styles.gridLine} d={`M${plotLeft} ${y(tick)}H${plotRight}`} />
              <text className={styles.axisMark} x={plotLeft - 8} y={y(tick) + 4} textAnchor="end">
                {formatY(tick)}
              </text>
            </g>
          ))}
          {marks.map((mark) => (
            <text
              key={mark}
              className={styles.axisMark}
              x={x(mark)}
              y={tall - 8}
              textAnchor={getAnchor(mark)}
            >
              {formatX(mark)}
            </text>
          ))}
          {band ? <path className={styles.band} d={range([...band.points]) ?? ''} /> : null}
          {target ? (
            <>
              <path className={styles.target} d={`M${plotLeft} ${y(target.value)}H${plotRight}`} />
              <text
                className={classNames(styles.targetLabel, styles.halo)}
                x={plotLeft + 4}
                y={y(target.value) - 7}
              >
                {target.label}
              </text>
            </>
          ) : null}
          {raw ? (
            <path
              className={styles.measure}
              d={raw.points.map((point) => dot(x(point.x), y(point.y), narrow ? 2.5 : 3)).join('')}
            />
          ) : null}
          {lines.map(({ name, points }, index) => {
            const end = last(points);
            const seriesLook = LOOKS[index];
            if (!end) return null;
            return (
              <g key={name} className={seriesLook?.tone}>
                <path
                  className={classNames(styles.line, styles.stroke)}
                  strokeDasharray={seriesLook?.dash}
                  d={path([...points]) ?? ''}
                />
                <rect
                  className={classNames(styles.endMark, styles.fill)}
                  x={x(end.x) - 6}
                  y={y(end.y) - 6}
                  width="12"
                  height="12"
                />
                {single ? (
                  <text
                    className={narrow ? classNames(styles.endValue, styles.small) : styles.endValue}
                    x={plotRight + 11}
                    y={y(end.y) + 6}
                  >
                    {formatY(end.y)}
                  </text>
                ) : null}
                {!single && !narrow ? (
                  <text
                    className={styles.seriesName}
                    x={plotRight + 12}
                    y={(labels[index] ?? 0) + 4}
                  >
                    {name}
                  </text>
                ) : null}
              </g>
            );
          })}
        </svg>
      </div>
      {legend.length > 0 ? <ChartLegend entries={legend} /> : null}
      <ChartTable
        caption={title}
        isWritten={isTableWritten}
        headers={[
          xLabel,
          ...lines.map(({ name }) => withUnit(name)),
          ...(raw ? [withUnit(raw.name)] : []),
          ...(band ? [withUnit(band.name)] : []),
        ]}
        rows={() =>
          xs.map((at) => [
            formatX(at),
            ...lines.map(({ points }) => formatValue(points, at)),
            ...(raw ? [formatValue(raw.points, at)] : []),
            ...(band ? [formatBand(band.points, at, formatY)] : []),
          ])
        }
      />
    </figure>
  );
}

function formatBand(
  points: readonly BandPoint[],
  at: number,
  formatY: (y: number) => string,
): string {
  const match = points.find((point) => point.x === at);
  return match ? `${formatY(match.low)} a ${formatY(match.high)}` : 'sin dato';
}
