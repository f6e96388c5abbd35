import type { Measure } from '@forja/domain/measures/measure';
import { classNames } from '../../../design/class-names.ts';
import { ImportSteps } from '../../../shared/imports/import-steps.tsx';
import { UndoImportCard } from '../../../shared/imports/undo-import-card.tsx';
import type { Collection } from '../../../shared/records/collection.ts';
import type { NamedField } from '../changes/changes-card.tsx';
import { countMeasures } from './count-measures.ts';
import { importMessages as texts } from './import.messages.ts';
import { ImportReview } from './import-review.tsx';
import { useLastMeasuresImport, useMeasuresImport } from './use-measures-import.ts';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as importStyles from '../../../shared/imports/imports.module.css';
import * as textStyles from '../../../design/text.module.css';

type ImportCardProps = { collection: Collection<Measure>; fields: readonly NamedField[] };

export function ImportCard({ collection, fields }: ImportCardProps) {
  const importing = useMeasuresImport(collection);
  const { last, undo } = useLastMeasuresImport(collection);
  return (
    <div className={classNames(cardStyles.body, importStyles.importing)}>
      <p>{texts.lead}</p>
      <p className={textStyles.secondary}>{texts.accepts}</p>
      <ImportSteps
        importing={importing}
        texts={texts}
        accept=".csv,text/csv"
        count={countMeasures}
        describeFile={({ name }) => name}
        renderReview={(file) => <ImportReview importing={importing} file={file} fields={fields} />}
      />
      {last && importing.state.step !== 'writing' ? (
        <UndoImportCard
          last={last}
          count={countMeasures(last.writtenCount ?? last.ids.length)}
          isPending={undo.isPending}
          onUndo={() => undo.mutateAsync(last)}
        />
      ) : null}
    </div>
  );
}
