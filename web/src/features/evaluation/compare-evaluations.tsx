import { type Evaluation, evaluate } from '@forja/domain/evaluation/evaluate';
import { BLOCKS } from '@forja/domain/evaluation/questions.data';
import { useState } from 'react';
import { Alert } from '../../design/feedback/alert.tsx';
import { date, signed, trimmed } from '../../design/format.ts';
import { SelectField } from '../../design/inputs/select-field.tsx';
import { Card } from '../../design/layout/card.tsx';
import { type Column, DataTable } from '../../design/layout/data-table.tsx';
import * as frameStyles from '../../design/layout/frame.module.css';
import { evaluationMessages } from './report/evaluation.messages.ts';
import type { SavedEvaluation } from './evaluations.collection.ts';
import { savedMessages } from './saved-evaluations.messages.ts';

const { blocks, result } = evaluationMessages;
const { comparison: texts } = savedMessages;

type Row = { id: string; name: string; before: number | undefined; after: number | undefined };

export function CompareEvaluations({ saved }: { saved: readonly SavedEvaluation[] }) {
  const [beforeId, setBeforeId] = useState<string>();
  const [afterId, setAfterId] = useState<string>();
  const after = saved.find(({ id }) => id === afterId) ?? saved[0];
  const before = saved.find(({ id }) => id === beforeId) ?? saved[1];
  if (!after || !before) return null;
  const options = saved.map(({ id, value }) => ({ value: id, label: date(value.takenOn) }));
  return (
    <section className={frameStyles.stack}>
      <h2>{texts.title}</h2>
      <SelectField
        label={texts.before}
        options={options}
        value={before.id}
        onChange={({ currentTarget }) => setBeforeId(currentTarget.value)}
      />
      <SelectField
        label={texts.after}
        options={options}
        value={after.id}
        onChange={({ currentTarget }) => setAfterId(currentTarget.value)}
      />
      {before.value.version === after.value.version ? null : (
        <Alert kind="warning" title={texts.otherVersion} />
      )}
      <Card plain>
        <DataTable
          columns={COLUMNS}
          rows={createRows(evaluate(before.value.answers), evaluate(after.value.answers))}
          rowKey={({ id }) => id}
          caption={texts.caption}
          showCaption
          density="dense"
        />
      </Card>
    </section>
  );
}

const createRows = (before: Evaluation, after: Evaluation): Row[] =>
  [
    {
      id: 'overall',
      name: result.overall,
      before: before.overall?.points,
      after: after.overall?.points,
    },
    ...BLOCKS.map((id) => ({
      id,
      name: blocks[id],
      before: before.blocks[id]?.points,
      after: after.blocks[id]?.points,
    })),
  ].filter((row) => row.before !== undefined || row.after !== undefined);

const formatPoints = (points: number | undefined): string =>
  points === undefined ? texts.unknown : trimmed(points);

const COLUMNS: Column<Row>[] = [
  { key: 'name', header: texts.subject, rowHeader: true, cell: ({ name }) => name },
  {
    key: 'before',
    header: texts.before,
    align: 'right',
    cell: ({ before }) => formatPoints(before),
  },
  { key: 'after', header: texts.after, align: 'right', cell: ({ after }) => formatPoints(after) },
  {
    key: 'change',
    header: texts.change,
    align: 'right',
    cell: ({ before, after }) =>
      before === undefined || after === undefined ? texts.unknown : signed(after - before),
  },
];
