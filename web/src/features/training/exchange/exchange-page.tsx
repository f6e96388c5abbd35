import { exchangeMessages } from './exchange.messages.ts';
import { ExportCard } from './export-card.tsx';
import { ImportCard } from './import-card.tsx';
import { UndoImportCard } from '../../../shared/imports/undo-import-card.tsx';
import { countWorkouts, useLastImport, useUndoImport } from './exchange.queries.ts';
import { useImport } from './use-import.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from './exchange.module.css';

export function ExchangePage() {
  const importing = useImport();
  return (
    <>
      <div className={styles.header}>
        <h1 tabIndex={-1}>{exchangeMessages.title}</h1>
        <p className={textStyles.lead}>{exchangeMessages.lead}</p>
      </div>
      <div className={styles.page}>
        <ImportCard importing={importing} />
        {importing.state.step === 'writing' ? null : <LastImportCard />}
        <ExportCard />
      </div>
    </>
  );
}

function LastImportCard() {
  const last = useLastImport();
  const undo = useUndoImport();
  return last ? (
    <UndoImportCard
      last={last}
      count={countWorkouts(last.writtenCount ?? last.ids.length)}
      isPending={undo.isPending}
      onUndo={() => undo.mutateAsync(last)}
    />
  ) : null;
}
