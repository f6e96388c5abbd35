import type { FoodPattern } from '@forja/domain/person/choices';
import { type CombinedFood, proteinFoods } from '@forja/domain/protein/fill-protein';
import { quantity } from '../../../design/format.ts';
import { type Column, DataTable } from '../../../design/layout/data-table.tsx';
import { FoldedCard } from '../../../design/layout/folded-card.tsx';
import { formatIntake } from '../format-intake.ts';
import { proteinsMessages } from './proteins.messages.ts';

const { foods: texts, target } = proteinsMessages;

const COLUMNS: readonly Column<CombinedFood>[] = [
  {
    key: 'food',
    header: texts.food,
    cell: ({ food }) => food.name,
    rowHeader: true,
    stacked: 'title',
  },
  {
    key: 'portion',
    header: texts.portion,
    cell: ({ food, grams }) => `${food.portion.text}, ${quantity(grams, target.unit)}`,
  },
  {
    key: 'protein',
    header: texts.protein,
    cell: ({ intake }) => formatIntake(intake, 'protein'),
    align: 'right',
    stacked: 'figure',
  },
];

export const ProteinFoodTable = ({ pattern }: { pattern: FoodPattern }) => (
  <FoldedCard title={texts.title} hint={texts.hint}>
    <DataTable
      stack
      columns={COLUMNS}
      rows={proteinFoods(pattern)}
      rowKey={({ food }) => food.id}
      caption={texts.caption}
    />
  </FoldedCard>
);
