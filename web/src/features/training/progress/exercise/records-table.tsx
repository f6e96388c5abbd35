import { type ExerciseRecord, RECORD_KINDS, RECORD_RANGES } from '@forja/domain/workouts/records';
import { date, kilograms, quantity, range, timer } from '../../../../design/format.ts';
import { DataTable } from '../../../../design/layout/data-table.tsx';
import { formatSet } from '../../exercises/format-set.ts';
import { progressMessages } from '../progress.messages.ts';

const { exercise: texts } = progressMessages;

const findPosition = ({ kind, range: of }: ExerciseRecord): number =>
  RECORD_KINDS.indexOf(kind) * RECORD_RANGES.length +
  RECORD_RANGES.findIndex(({ id }) => id === of);

function describeMark({ kind, value, max, set }: ExerciseRecord): string {
  if (max) return texts.kilosRange(range(max.lowKg, max.highKg));
  if (set && (kind === 'weight' || kind === 'repetitions')) return formatSet(set);
  if (kind === 'seconds') return timer(value);
  if (kind === 'distance') return quantity(value, 'm', 0);
  return kilograms(Math.round(value));
}

export function RecordsTable({ records }: { records: ReadonlyMap<string, ExerciseRecord> }) {
  const rows = [...records.values()].toSorted(
    (one, other) => findPosition(one) - findPosition(other),
  );
  return (
    <DataTable
      caption={texts.records}
      showCaption
      density="dense"
      emptyText={texts.noRecords}
      rows={rows}
      rowKey={({ kind, range: of = '' }) => `${kind} ${of}`}
      columns={[
        {
          key: 'record',
          header: texts.record,
          cell: ({ kind, range: of }) =>
            of === undefined ? texts.kinds[kind] : `${texts.kinds[kind]} ${texts.ranges[of]}`,
          rowHeader: true,
        },
        { key: 'mark', header: texts.mark, cell: describeMark, align: 'right' },
        { key: 'day', header: texts.date, cell: ({ day }) => date(day), align: 'right' },
      ]}
    />
  );
}
