import { firstDay } from '@forja/domain/measures/weight-trend';
import { useState } from 'react';
import { LineChart } from '../../design/charts/line-chart.tsx';
import { date, dayAndMonth, days, trimmed } from '../../design/format.ts';
import { SelectField } from '../../design/inputs/select-field.tsx';
import { FoldedCard } from '../../design/layout/folded-card.tsx';
import { useRecords } from '../records/records.queries.ts';
import {
  CHARTED_FIGURES,
  type ChartedFigure,
  type FigurePoints,
  figurePoints,
  getFields,
} from './figure-series.ts';
import { measures } from './measures.collection.ts';
import { measuresMessages } from './measures.messages.ts';
import { RepeatedReadings } from './repeated/repeated-readings.tsx';
import * as cardStyles from '../../design/layout/card.module.css';
import * as frameStyles from '../../design/layout/frame.module.css';
import { classNames } from '../../design/class-names.ts';

const { figures: texts, fields } = measuresMessages;
const NONE = { offset: 0, limit: 0 };
const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;

export const FigureTrends = () => (
  <FoldedCard title={texts.title} hint={texts.hint}>
    <Trends />
  </FoldedCard>
);

function Trends() {
  const [latest] = useRecords(measures, { offset: 0, limit: 1 }).records;
  const { records, isPending } = useRecords(
    measures,
    latest ? { from: firstDay(latest.value.takenOn, 'year') } : NONE,
  );
  const values = records.flatMap((record) => record?.value ?? []);
  const measured = CHARTED_FIGURES.filter(
    (figure) => figurePoints(values, getFields(figure)[0]).points.length > 0,
  );
  const [selected, select] = useState<ChartedFigure>();
  const figure = selected ?? measured[0];
  if (isPending || latest === undefined) return null;
  return (
    <div className={classNames(cardStyles.body, frameStyles.stack)}>
      {figure === undefined ? (
        <p>{texts.none}</p>
      ) : (
        <>
          <SelectField
            label={texts.select}
            options={measured.map((value) => ({ value, label: texts.names[value] }))}
            value={figure}
            onChange={({ target }) => select(measured.find((each) => each === target.value))}
          />
          <Trend
            name={texts.names[figure]}
            unit={fields[getFields(figure)[0]].unit}
            lines={getFields(figure).flatMap((field) =>
              field === undefined
                ? []
                : [{ name: fields[field].label, ...figurePoints(values, field) }],
            )}
          />
          {getFields(figure).map((field) =>
            field === undefined ? null : (
              <RepeatedReadings
                key={field}
                values={values}
                field={field}
                unit={fields[field].unit}
              />
            ),
          )}
        </>
      )}
    </div>
  );
}

type Line = FigurePoints & { name: string };

function Trend({ name, unit, lines }: { name: string; unit: string; lines: Line[] }) {
  const [line, second] = lines;
  const [first, last] = [line?.points[0], line?.points.at(-1)];
  if (!line || !first || !last || first.x === last.x) return <p>{texts.one}</p>;
  const span = Math.round((last.x - first.x) / DAY_MS);
  const formatDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
  return (
    <LineChart
      title={name}
      sentence={texts.sentence(
        `${trimmed(first.y)} ${unit}`,
        `${trimmed(last.y)} ${unit}`,
        days(span),
      )}
      series={second ? [line, second] : [line]}
      raw={line.raw.length > line.points.length ? { name: texts.raw, points: line.raw } : undefined}
      band={line.band.length > 0 ? { name: texts.band, points: line.band } : undefined}
      formatX={(time) =>
        span > YEAR_DAYS / 2 ? date(formatDay(time)) : dayAndMonth(formatDay(time))
      }
      xLabel={measuresMessages.trend.day}
      unit={unit}
    />
  );
}
