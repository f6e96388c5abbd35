import { lastRepeatedDay, type MeasureField } from '@forja/domain/measures/daily-values';
import type { Measure } from '@forja/domain/measures/measure';
import { date, quantity } from '../../../design/format.ts';
import { repeatedMessages as texts } from './repeated.messages.ts';
import * as textStyles from '../../../design/text.module.css';

type RepeatedReadingsProps = { values: readonly Measure[]; field: MeasureField; unit: string };

export function RepeatedReadings({ values, field, unit }: RepeatedReadingsProps) {
  const repeated = lastRepeatedDay(values, field);
  if (!repeated) return null;
  const write = (value: number) => quantity(value, unit);
  const readings = new Intl.ListFormat('es-AR').format(repeated.readings.map(write));
  const day = date(repeated.takenOn);
  return (
    <p className={textStyles.secondary}>
      {field === 'weightKg'
        ? texts.weighings(day, readings)
        : texts.readings(day, readings, write(repeated.value))}
    </p>
  );
}
