import { IconButton } from '../../../design/actions/icon-button.tsx';
import { EmptyState } from '../../../design/feedback/empty-state.tsx';
import { iconTrash } from '../../../design/icon-paths.ts';
import { Card, CardHeader } from '../../../design/layout/card.tsx';
import { RecordStateTags } from '../../../shared/records/record-state.tsx';
import { useDeleteWithUndo } from '../../records/undo.queries.ts';
import { type SavedWaterEntry, waterEntries } from '../water-entries.collection.ts';
import { formatMillilitres } from './format-millilitres.ts';
import { hydrationMessages } from './hydration.messages.ts';
import * as layout from '../explained/two-columns.module.css';

const { list: texts, drinks } = hydrationMessages;

export function DrinkList({ logged }: { logged: readonly SavedWaterEntry[] }) {
  const { remove } = useDeleteWithUndo(waterEntries, texts);
  if (logged.length === 0) return <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>;
  return (
    <Card plain aria-label={texts.title}>
      <CardHeader title={texts.title} />
      <ul className={layout.rows}>
        {logged.map((record) => {
          const { drink, millilitres } = record.value;
          const amount = formatMillilitres(millilitres);
          return (
            <li key={record.id} className={layout.row}>
              <div className={layout.line}>
                <span>{drinks[drink]}</span>
                <strong>{amount}</strong>
                <RecordStateTags {...record} />
                <IconButton
                  path={iconTrash}
                  label={texts.remove(drinks[drink], amount)}
                  onClick={() => void remove(record)}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
