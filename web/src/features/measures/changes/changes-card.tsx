import { type ChangeEnds, changeEnds } from '@forja/domain/measures/change-ends';
import { dailyValues, type MeasureField } from '@forja/domain/measures/daily-values';
import type { Measure } from '@forja/domain/measures/measure';
import { realChange } from '@forja/domain/measures/real-change';
import { date, integer, quantity, signed } from '../../../design/format.ts';
import { SourceCitations } from '../../../shared/evidence/source-citations.tsx';
import { classNames } from '../../../design/class-names.ts';
import { changesMessages as texts } from './changes.messages.ts';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as textStyles from '../../../design/text.module.css';

export type NamedField = { field: MeasureField; label: string; unit: string };

export function ChangesCard({
  values,
  fields,
}: {
  values: readonly Measure[];
  fields: readonly NamedField[];
}) {
  const rows = fields.flatMap((named) => {
    const ends = changeEnds(values, named.field);
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

type ChangeProps = NamedField & { ends: ChangeEnds; values: readonly Measure[] };

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
