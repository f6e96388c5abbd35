import type { NutrientOfDay } from '@forja/domain/micros/day-micronutrients';
import { type Column, DataTable } from '../../../../design/layout/data-table.tsx';
import {
  describeAmount,
  describeCoverage,
  describeReference,
  describeUpper,
} from './describe-micronutrients.ts';
import { micronutrientsMessages as texts } from './micronutrients.messages.ts';

const columns = (hasPerson: boolean): readonly Column<NutrientOfDay>[] => [
  {
    key: 'nutrient',
    header: texts.nutrient,
    cell: ({ name }) => name,
    rowHeader: true,
    stacked: 'title',
  },
  {
    key: 'amount',
    header: texts.amount,
    cell: describeAmount,
    align: 'right',
    stacked: 'figure',
  },
  {
    key: 'reference',
    header: texts.reference,
    cell: (row) => describeReference(row, hasPerson),
  },
  {
    key: 'upper',
    header: texts.upper,
    cell: (row) => describeUpper(row, hasPerson),
  },
  { key: 'coverage', header: texts.coverage, cell: describeCoverage },
];

export const MicronutrientsTable = ({
  rows,
  hasPerson,
}: {
  rows: readonly NutrientOfDay[];
  hasPerson: boolean;
}) => (
  <DataTable
    stack
    columns={columns(hasPerson)}
    rows={rows}
    rowKey={({ id }) => id}
    caption={texts.caption}
  />
);
