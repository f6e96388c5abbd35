import type { Measure } from '@forja/domain/measures/measure';
import type { ReactNode } from 'react';
import { DataTable, type Column } from '../../design/layout/data-table.tsx';
import { Card } from '../../design/layout/card.tsx';
import { date, integer, quantity } from '../../design/format.ts';
import { IconButton } from '../../design/actions/icon-button.tsx';
import { iconEdit, iconTrash } from '../../design/icon-paths.ts';
import { RecordStateTags } from '../../shared/records/record-state.tsx';
import type { RecordList } from '../records/records.queries.ts';
import type { SavedMeasure } from './measures.collection.ts';
import { measuresMessages } from './measures.messages.ts';
import * as styles from './measures.module.css';

const { list: texts, fields } = measuresMessages;

const NOTHING = <span className={styles.notMeasured}>–</span>;

type MeasureListProps = {
  list: RecordList<Measure>;
  onEdit: (measure: SavedMeasure) => void;
  onDelete: (measure: SavedMeasure) => void;
};

type Simple = 'weightKg' | 'chestCm' | 'waistCm' | 'hipsCm' | 'thighsCm' | 'armsCm';
const COLUMNS: readonly Simple[] = [
  'weightKg',
  'chestCm',
  'waistCm',
  'hipsCm',
  'thighsCm',
  'armsCm',
];
const OTHERS = ['neckCm', 'calfCm', 'bodyFatPercent', 'restingPulse'] as const;

const figure = (field: Simple): Column<SavedMeasure> => ({
  key: field,
  header: `${fields[field].label}, ${fields[field].unit}`,
  // The value includes the unit.
  stackedName: fields[field].label,
  align: 'right',
  cell: ({ value }) =>
    value[field] === undefined ? NOTHING : quantity(value[field], fields[field].unit),
  stacked: field === 'weightKg' ? 'figure' : 'detail',
});

/** Rare figures in words: a column of their own would be mostly empty. */
function renderOtherFigures(value: Measure): ReactNode {
  const simple = OTHERS.flatMap((field) =>
    value[field] === undefined
      ? []
      : [`${fields[field].label} ${quantity(value[field], fields[field].unit)}`],
  );
  const { bloodPressure: pressure } = value;
  const both = pressure
    ? [texts.pressure(integer(pressure.systolic), integer(pressure.diastolic))]
    : [];
  return [...simple, ...both].join(', ') || NOTHING;
}

const createColumns = ({
  onEdit,
  onDelete,
}: Omit<MeasureListProps, 'list'>): Column<SavedMeasure>[] => [
  {
    key: 'day',
    header: texts.day,
    rowHeader: true,
    stacked: 'title',
    cell: ({ value }) => date(value.takenOn),
  },
  ...COLUMNS.map(figure),
  { key: 'others', header: texts.others, cell: ({ value }) => renderOtherFigures(value) },
  { key: 'where', header: texts.where, cell: (measure) => <RecordStateTags {...measure} /> },
  {
    key: 'actions',
    header: texts.actions,
    cell: (measure) => (
      <span className={styles.buttons}>
        <IconButton
          path={iconEdit}
          label={texts.edit(date(measure.value.takenOn))}
          onClick={() => onEdit(measure)}
        />
        <IconButton
          path={iconTrash}
          label={texts.remove(date(measure.value.takenOn))}
          onClick={() => onDelete(measure)}
        />
      </span>
    ),
  },
];

export const MeasureList = ({ list, onEdit, onDelete }: MeasureListProps) => (
  <Card plain className={styles.list}>
    <DataTable
      columns={createColumns({ onEdit, onDelete })}
      rows={list.virtual.slots.map(({ index }) => list.rowRecords(index)[0]?.record)}
      virtual={list.virtual}
      onRowFocus={list.onRowFocus}
      rowKey={({ id }) => id}
      caption={texts.caption}
      stack
      density="dense"
    />
  </Card>
);
