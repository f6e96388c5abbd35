import { scaleBand, scaleLinear } from 'd3-scale';
import { useId } from 'react';
import { ChartLegend } from './chart-legend.tsx';
import { pickMarks } from './chart-layout.ts';
import { ChartPattern, type PatternKind } from './chart-pattern.tsx';
import { ChartTable } from './chart-table.tsx';
import { trimmed } from '../format.ts';
import { useWidth } from '../layout/use-width.ts';
import { classNames } from '../class-names.ts';
import * as styles from './chart.module.css';

export type Bar = {
  label: string;
  values: readonly number[];
  /** Drawn hollow and hatched, for a deload week or an estimate. */
  muted?: boolean | undefined;
};

export type BarChartProps = {
  title: string;
  /** The chart as a sentence for screen readers. */
  sentence: string;
  /** A single series is drawn in ink; two or three are stacked, each with its pattern. */
  series: readonly [string, (string | undefined)?, (string | undefined)?];
  bars: readonly Bar[];
  xLabel: string;
  formatValue?: ((value: number) => string) | undefined;
  /** Legend of a muted bar: "Descarga". */
  mutedName?: string | undefined;
  height?: number | undefined;
};

const LOOKS: readonly { tone: string; kind: PatternKind }[] = [
  { tone: styles.data1, kind: 'solid' },
  { tone: styles.data2, kind: 'diagonal' },
  { tone: styles.data3, kind: 'horizontal' },
];

const LETTER_WIDTH = 7;
const TOTAL_LETTER_WIDTH = 9.5;
const TOTAL_GAP = 6;
const keepInside = (center: number, half: number, width: number): number =>
  Math.min(Math.max(center, half), width - half);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export function BarChart({
  title,
  sentence,
  series,
  bars,
  xLabel,
  formatValue = (value) => trimmed(value),
  mutedName,
  height = 180,
}: BarChartProps) {
  const [frame, width] = useWidth<HTMLDivElement>(640);
  const id = useId();
  const names = series.filter((name) => name !== undefined);
  const single = names.length === 1;
  const looks = single ? [{ tone: styles.ink, kind: 'solid' as const }] : LOOKS;

  const x = scaleBand<number>()
    .domain(bars.map((_, index) => index))
    .range([0, width])
    .paddingInner(bars.length > 20 ? 0.2 : 0.4)
    .paddingOuter(0.1);
  const thickness = Math.min(x.bandwidth(), 44);
  const floor = height - 24;
  const most = Math.max(1, ...bars.map(({ values }) => sum(values)));
  const y = scaleLinear().domain([0, most]).range([floor, 24]);

  const widest = Math.max(...bars.map(({ values }) => formatValue(sum(values)).length), 1);
  const showTotals = x.step() >= widest * TOTAL_LETTER_WIDTH + TOTAL_GAP;
  const longestLabel = Math.max(...bars.map(({ label }) => label.length), 1);
  const labelled = pickMarks(bars.length, Math.floor(width / (longestLabel * LETTER_WIDTH + 10)));

  return (
    <figure className={styles.figure}>
      <figcaption>{title}</figcaption>
      <div ref={frame}>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${width} ${height}`}
          height={height}
          role="img"
          aria-labelledby={`${id}t`}
        >
          <title id={`${id}t`}>{`${title}. ${sentence}`}</title>
          <defs>
            {looks.map(({ tone, kind }, index) => (
              <ChartPattern key={tone} id={`${id}${index}`} kind={kind} className={tone} />
            ))}
            <ChartPattern id={`${id}m`} kind="unload" />
          </defs>
          <path className={styles.baseline} d={`M0 ${floor}H${width}`} />
          {bars.map((bar, index) => {
            const center = (x(index) ?? 0) + x.bandwidth() / 2;
            const total = sum(bar.values);
            return (
              <g key={bar.label}>
                {bar.values.map((value, part) => {
                  const under = sum(bar.values.slice(0, part));
                  const top = y(under + value);
                  return (
                    <rect
                      key={names[part] ?? part}
                      className={bar.muted ? styles.unload : undefined}
                      fill={`url(#${id}${bar.muted ? 'm' : part})`}
                      x={center - thickness / 2}
                      y={top}
                      width={thickness}
                      height={Math.max(0, y(under) - top - (part > 0 ? 2 : 0))}
                      rx="2"
                    />
                  );
                })}
                {showTotals ? (
                  <text
                    className={classNames(styles.endValue, styles.small)}
                    x={keepInside(
                      center,
                      (formatValue(total).length * TOTAL_LETTER_WIDTH) / 2,
                      width,
                    )}
                    y={y(total) - 7}
                    textAnchor="middle"
                  >
                    {formatValue(total)}
                  </text>
                ) : null}
                {labelled.has(index) ? (
                  <text
                    className={styles.axisMark}
                    x={keepInside(center, (bar.label.length * LETTER_WIDTH) / 2, width)}
                    y={height - 6}
                    textAnchor="middle"
                  >
                    {bar.label}
                  </text>
                ) : null}
              </g>
            );
          })}
        </svg>
      </div>
      {single && mutedName === undefined ? null : (
        <ChartLegend
          entries={[
            ...names.map((name, index) => ({
              name,
              mark: <rect fill={`url(#${id}${index})`} width="14" height="14" rx="2" />,
            })),
            ...(mutedName === undefined
              ? []
              : [
                  {
                    name: mutedName,
                    mark: (
                      <rect
                        className={styles.unload}
                        fill={`url(#${id}m)`}
                        x="1"
                        y="1"
                        width="12"
                        height="12"
                        rx="2"
                      />
                    ),
                  },
                ]),
          ]}
        />
      )}
      <ChartTable
        caption={title}
        headers={[xLabel, ...names, ...(single ? [] : ['Total'])]}
        rows={() =>
          bars.map(({ label, values, muted }) => [
            muted && mutedName ? `${label} (${mutedName.toLowerCase()})` : label,
            ...values.map(formatValue),
            ...(single ? [] : [formatValue(sum(values))]),
          ])
        }
      />
    </figure>
  );
}
