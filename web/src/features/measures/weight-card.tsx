import { useLayoutEffect, useState } from 'react';
import { Card } from '../../design/layout/card.tsx';
import { date, dayAndMonth, days, decimal, kilograms, signed } from '../../design/format.ts';
import { LineChart } from '../../design/charts/line-chart.tsx';
import { Segmented } from '../../design/inputs/segmented.tsx';
import { useRecords } from '../records/records.queries.ts';
import { measures } from './measures.collection.ts';
import { measuresMessages } from './measures.messages.ts';
import { RepeatedReadings } from './repeated/repeated-readings.tsx';
import { noiseBand } from '@forja/domain/measures/real-change';
import {
  firstDay,
  lastSpan,
  type TrendSpan,
  type WeightAverage,
  type Weighing,
  weightChange,
  weightTrend,
} from '@forja/domain/measures/weight-trend';
import { classNames } from '../../design/class-names.ts';
import * as textStyles from '../../design/text.module.css';
import * as cardStyles from '../../design/layout/card.module.css';
import * as styles from './measures.module.css';

const { trend: texts } = measuresMessages;
const SPANS: readonly { value: TrendSpan; label: string }[] = [
  { value: 'four', label: texts.spans.four },
  { value: 'twelve', label: texts.spans.twelve },
  { value: 'year', label: texts.spans.year },
];

const NONE = { offset: 0, limit: 0 };

const points = (weighings: readonly Weighing[]) =>
  weighings.map(({ day, weightKg }) => ({ x: day, y: weightKg }));
/** Range of the average for an unchanged body. */
const averageBand = (averages: readonly WeightAverage[]) =>
  averages.flatMap(({ day, weightKg, days: averaged }) => {
    const band = noiseBand('weightKg', { value: weightKg, averaged });
    return band ? [{ x: day, ...band }] : [];
  });
const formatDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

export function WeightCard({ onRead }: { onRead: () => void }) {
  const [span, setSpan] = useState<TrendSpan>('twelve');
  const newest = useRecords(measures, { offset: 0, limit: 2 });
  const [latest, earlier] = newest.records;
  // Reads only the displayed span, whatever the length of the history.
  const { records, isRead: isTrendRead } = useRecords(
    measures,
    latest ? { from: firstDay(latest.value.takenOn, span) } : NONE,
  );
  const isRead = latest ? isTrendRead : newest.isRead;
  const [wasRead, setWasRead] = useState(false);
  if (isRead && !wasRead) setWasRead(true);
  useLayoutEffect(() => {
    if (wasRead) onRead();
  }, [wasRead, onRead]);
  const values = records.flatMap((measure) => measure?.value ?? []);
  const visibleTrend = lastSpan(weightTrend(values), span);
  const change = weightChange(visibleTrend);
  const isSingle = visibleTrend.averages.length < 2;
  const [first, last] = [visibleTrend.averages[0], visibleTrend.averages.at(-1)];
  const spans = earlier ? (
    <Segmented
      legend={texts.span}
      hideLegend
      options={SPANS}
      value={span}
      onValueChange={setSpan}
    />
  ) : null;
  if (!wasRead) return null;
  if (!change)
    return (
      <Card tab={texts.tab}>
        <div className={classNames(cardStyles.body, styles.weight)}>
          <p className={textStyles.secondary}>{texts.none}</p>
          {spans}
        </div>
      </Card>
    );
  return (
    <Card tab={texts.tab}>
      <div className={classNames(cardStyles.body, styles.weight)}>
        <p className={textStyles.label}>{texts.now}</p>
        <p className={styles.figure}>
          <span className={textStyles.figure}>
            {decimal(change.nowKg)}
            <span className={textStyles.unit}>{measuresMessages.fields.weightKg.unit}</span>
          </span>
        </p>
        {isSingle ? (
          <p className={textStyles.secondary}>{texts.one}</p>
        ) : (
          <p>
            <b>{texts.kilograms(signed(change.changeKg, 1))}</b>{' '}
            <span className={textStyles.secondary}>
              {texts.inDays(days(change.days))}
              {change.perWeekKg === undefined
                ? ''
                : `, ${texts.perWeek(signed(change.perWeekKg, 2))}`}
            </span>
          </p>
        )}
        {spans}
        {isSingle || !first || !last ? null : (
          <LineChart
            title={texts.chart}
            sentence={texts.sentence(
              kilograms(first.weightKg),
              kilograms(last.weightKg),
              days(change.days),
            )}
            series={[{ name: texts.average, points: points(visibleTrend.averages) }]}
            raw={{ name: texts.raw, points: points(visibleTrend.weighings) }}
            band={{ name: texts.band, points: averageBand(visibleTrend.averages) }}
            formatX={(time) =>
              span === 'year' ? date(formatDay(time)) : dayAndMonth(formatDay(time))
            }
            formatY={(kg) => decimal(kg)}
            xLabel={texts.day}
            unit={measuresMessages.fields.weightKg.unit}
          />
        )}
        <RepeatedReadings
          values={values}
          field="weightKg"
          unit={measuresMessages.fields.weightKg.unit}
        />
      </div>
    </Card>
  );
}
