import { evaluate } from '@forja/domain/evaluation/evaluate';
import { Button } from '../../design/actions/button.tsx';
import { IconButton } from '../../design/actions/icon-button.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { date, trimmed } from '../../design/format.ts';
import { iconTrash } from '../../design/icon-paths.ts';
import { Card } from '../../design/layout/card.tsx';
import { type Column, DataTable } from '../../design/layout/data-table.tsx';
import * as frameStyles from '../../design/layout/frame.module.css';
import { readableError } from '../../shared/http/readable-error.ts';
import { PullNotice } from '../../shared/records/pull-notice.tsx';
import { RecordStateTags } from '../../shared/records/record-state.tsx';
import { useRecords, useSyncStatus } from '../records/records.queries.ts';
import { useDeleteWithUndo } from '../records/undo.queries.ts';
import { CompareEvaluations } from './compare-evaluations.tsx';
import { evaluations, type SavedEvaluation } from './evaluations.collection.ts';
import { savedMessages } from './saved-evaluations.messages.ts';

const { history: texts } = savedMessages;
const LATEST = { offset: 0, limit: 50 };

export function SavedEvaluations() {
  const list = useRecords(evaluations, LATEST);
  const sync = useSyncStatus();
  const { remove } = useDeleteWithUndo(evaluations, texts);
  if (list.error)
    return (
      <ErrorState
        title={texts.failed}
        safe={texts.safe}
        advice={readableError(list.error)}
        actions={
          <Button variant="secondary" onClick={() => void list.refetch()}>
            {texts.retry}
          </Button>
        }
      />
    );
  const saved = list.records.filter((record) => record !== undefined);
  if (saved.length === 0) return null;
  return (
    <section className={frameStyles.stack}>
      <h2>{texts.title}</h2>
      <PullNotice {...sync} hasRecords />
      <Card plain>
        <DataTable
          columns={createColumns((record) => void remove(record))}
          rows={saved}
          rowKey={({ id }) => id}
          caption={texts.caption}
          stack
          density="dense"
        />
      </Card>
      {saved.length > 1 ? <CompareEvaluations saved={saved} /> : null}
    </section>
  );
}

const createColumns = (onDelete: (record: SavedEvaluation) => void): Column<SavedEvaluation>[] => [
  {
    key: 'day',
    header: texts.day,
    rowHeader: true,
    stacked: 'title',
    cell: ({ value }) => date(value.takenOn),
  },
  {
    key: 'overall',
    header: texts.overall,
    align: 'right',
    stacked: 'figure',
    cell: ({ value }) => {
      const { overall } = evaluate(value.answers);
      return overall ? trimmed(overall.points) : texts.none;
    },
  },
  { key: 'where', header: texts.where, cell: (record) => <RecordStateTags {...record} /> },
  {
    key: 'actions',
    header: texts.actions,
    cell: (record) => (
      <IconButton
        path={iconTrash}
        label={texts.remove(date(record.value.takenOn))}
        onClick={() => onDelete(record)}
      />
    ),
  },
];
