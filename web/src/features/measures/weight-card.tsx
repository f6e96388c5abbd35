import type { Measure } from '@forja/domain/measures/measure';
import { useState } from 'react';
import { Ficha } from '../../design/ficha.tsx';
import { date, dayAndMonth, days, decimal, kilograms, signed } from '../../design/format.ts';
import { LineChart } from '../../design/line-chart.tsx';
import { Segmented } from '../../design/segmented.tsx';
import { measuresMessages } from './measures.messages.ts';
import { lastSpan, type TrendSpan, type Weighing, weightChange, weightTrend } from './weight-trend.ts';

const { trend: texts } = measuresMessages;
const SPANS: readonly { value: TrendSpan; label: string }[] = [
  { value: 'four', label: texts.spans.four },
  { value: 'twelve', label: texts.spans.twelve },
  { value: 'year', label: texts.spans.year },
];

const points = (weighings: readonly Weighing[]) => weighings.map(({ day, weightKg }) => ({ x: day, y: weightKg }));
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The number that means something, how it moves, and every weighing behind it. */
export function WeightCard({ measures }: { measures: readonly Measure[] }) {
  const [span, setSpan] = useState<TrendSpan>('twelve');
  const whole = weightTrend(measures);
  const shown = lastSpan(whole, span);
  const change = weightChange(shown);
  if (!change) return <Ficha tab={texts.tab}>{<p className="fi-cuerpo sec">{texts.none}</p>}</Ficha>;
  const isSingle = shown.averages.length < 2;
  const [first, last] = [shown.averages[0], shown.averages.at(-1)];
  return (
    <Ficha tab={texts.tab}>
      <div className="fi-cuerpo med-peso">
        <p className="rot">{texts.now}</p>
        <p className="med-cifra">
          <span className="val">
            {decimal(change.nowKg)}
            <span className="u">kg</span>
          </span>
        </p>
        {isSingle ? (
          <p className="sec">{texts.one}</p>
        ) : (
          <p>
            <b>{signed(change.changeKg, 1)} kg</b>{' '}
            <span className="sec">
              {texts.inDays(days(change.days))}
              {change.perWeekKg === undefined ? '' : `, ${texts.perWeek(signed(change.perWeekKg, 2))}`}
            </span>
          </p>
        )}
        {whole.averages.length > 1 ? (
          <Segmented legend={texts.span} hideLegend options={SPANS} value={span} onValueChange={setSpan} />
        ) : null}
        {isSingle || !first || !last ? null : (
          <LineChart
            title={texts.chart}
            sentence={texts.sentence(kilograms(first.weightKg), kilograms(last.weightKg), days(change.days))}
            series={[{ name: texts.average, points: points(shown.averages) }]}
            raw={{ name: texts.raw, points: points(shown.weighings) }}
            formatX={(time) => (span === 'year' ? date(dayOf(time)) : dayAndMonth(dayOf(time)))}
            formatY={(kg) => decimal(kg)}
            xLabel={texts.day}
            unit="kg"
          />
        )}
      </div>
    </Ficha>
  );
}
