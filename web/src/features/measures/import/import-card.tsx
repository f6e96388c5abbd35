import type { Measure } from '@forja/domain/measures/measure';
import { Alert } from '../../../design/feedback/alert.tsx';
import { classNames } from '../../../design/class-names.ts';
import { integer } from '../../../design/format.ts';
import { FileButton } from '../../../shared/imports/file-button.tsx';
import { ImportEnd } from '../../../shared/imports/import-end.tsx';
import { ImportProgress } from '../../../shared/imports/import-progress.tsx';
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

const { run } = texts;

type ImportCardProps = { collection: Collection<Measure>; fields: readonly NamedField[] };

/** A file, what it would bring, bringing it, and the way back. */
export function ImportCard({ collection, fields }: ImportCardProps) {
  const importing = useMeasuresImport(collection);
  const { state } = importing;
  const { last, undo } = useLastMeasuresImport(collection);
  const problem = state.step === 'choose' ? state.problem : undefined;
  return (
    <div className={classNames(cardStyles.body, importStyles.importing)}>
      <p>{texts.lead}</p>
      <p className={textStyles.secondary}>{texts.accepts}</p>
      {state.step === 'writing' ? null : (
        <FileButton
          label={texts.label}
          text={state.step === 'review' || state.step === 'ended' ? texts.other : texts.button}
          accept=".csv,text/csv"
          isPrimary={state.step === 'choose'}
          isReading={state.step === 'reading'}
          readingLabel={texts.reading}
          onFile={(file) => void importing.choose(file)}
        />
      )}
      {problem ? (
        <Alert kind="error" title={texts.refusals[problem].title} announce>
          {texts.refusals[problem].more}
        </Alert>
      ) : null}
      {'file' in state ? <p className={textStyles.secondary}>{state.file.name}</p> : null}
      {state.step === 'review' ? (
        <ImportReview importing={importing} file={state.file.opened} fields={fields} />
      ) : null}
      {state.step === 'writing' ? (
        <ImportProgress
          {...state}
          label={run.bringing}
          summary={run.progress(integer(state.doneCount), integer(state.total))}
          onStop={() => importing.stop()}
        />
      ) : null}
      {state.step === 'ended' ? (
        <ImportEnd
          {...state}
          finished={{ title: run.finished, more: run.doneMore(countMeasures(state.total)) }}
          stoppedMore={run.stoppedMore(integer(state.doneCount), integer(state.total))}
          onResume={() => importing.resume()}
        />
      ) : null}
      {last && state.step !== 'writing' ? (
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
