import { dailyValues, type MeasureField } from '@forja/domain/measures/daily-values';
import type { Measure } from '@forja/domain/measures/measure';
import { realChange, type SteadyValue, steadyDay } from '@forja/domain/measures/real-change';
import { weightTrend } from '@forja/domain/measures/weight-trend';
import { date, integer, quantity, signed } from '../../../design/format.ts';
import { SourceCitations } from '../../../shared/evidence/source-citations.tsx';
import { classNames } from '../../../design/class-names.ts';
import { changesMessages as texts } from './changes.messages.ts';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as textStyles from '../../../design/text.module.css';

export type NamedField = { field: MeasureField; label: string; unit: string };
type Ends = { from: string; to: string; first: SteadyValue; last: SteadyValue };

/** Of each figure, whether it moved more than measuring it again does. */
export function ChangesCard({
  values,
  fields,
}: {
  values: readonly Measure[];
  fields: readonly NamedField[];
}) {
  const rows = fields.flatMap((named) => {
    const ends = findEnds(values, named.field);
    return ends ? [{ ...named, ends }] : [];
  });
  const sources = new Set(
    rows.flatMap(
      ({ field, ends }) => realChange(field, ends.first, ends.last)?.threshold.sources ?? [],
    ),
  );
  return (
    <div className={classNames(cardStyles.body, frameStyles.stack)}>
      {rows.length === 0 ? <p>{texts.none}</p> : null}
      <dl className={frameStyles.stack}>
        {rows.map((row) => (
          <Change key={row.field} {...row} values={values} />
        ))}
      </dl>
      {sources.size > 0 ? (
        <>
          <p className={textStyles.secondary}>{texts.band}</p>
          <p className={textStyles.label}>{texts.how}</p>
          <SourceCitations sources={[...sources]} />
        </>
      ) : null}
    </div>
  );
}

/** The weight is compared by its averages of seven days, and the rest day with day. */
function findEnds(values: readonly Measure[], field: MeasureField): Ends | undefined {
  const days =
    field === 'weightKg'
      ? weightTrend(values).averages.map(({ day, weightKg, days }) => ({
          day: new Date(day).toISOString().slice(0, 10),
          steady: { value: weightKg, averaged: days },
        }))
      : dailyValues(values, field).map((each) => ({
          day: each.takenOn,
          steady: steadyDay(each),
        }));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || first === last) return undefined;
  return { from: first.day, to: last.day, first: first.steady, last: last.steady };
}

type ChangeProps = NamedField & { ends: Ends; values: readonly Measure[] };

function Change({ field, label, unit, ends: { from, to, first, last }, values }: ChangeProps) {
  const change = realChange(field, first, last);
  const verdict = change ? (change.isReal ? texts.real : texts.noise) : texts.unknown;
  const repeated = dailyValues(values, field).findLast(({ readings }) => readings.length > 1);
  return (
    <div>
      <dt>
        <b>{field === 'weightKg' ? texts.weight : label}</b>: {verdict}
      </dt>
      <dd className={textStyles.secondary}>
        {texts.change(`${signed(last.value - first.value, 1)}\u00a0${unit}`, date(from), date(to))}{' '}
        {change ? texts.threshold(quantity(change.threshold.value, unit)) : texts.noThreshold}
        {change ? ` ${change.threshold.note ?? ''}` : ''}
        {repeated && field !== 'weightKg'
          ? ` ${texts.several(
              integer(repeated.readings.length),
              date(repeated.takenOn),
              quantity(repeated.value, unit),
            )}`
          : ''}
      </dd>
    </div>
  );
}
