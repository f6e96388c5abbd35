import { Alert } from '../../../design/feedback/alert.tsx';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import { integer } from '../../../design/format.ts';
import { FileButton } from '../../../shared/imports/file-button.tsx';
import { ImportEnd } from '../../../shared/imports/import-end.tsx';
import { ImportProgress } from '../../../shared/imports/import-progress.tsx';
import { exchangeMessages } from './exchange.messages.ts';
import { countWorkouts } from './exchange.queries.ts';
import { ImportReview } from './import-review.tsx';
import type { Import } from './use-import.ts';
import * as textStyles from '../../../design/text.module.css';
import * as importStyles from '../../../shared/imports/imports.module.css';
import * as styles from './exchange.module.css';

const { choose: texts, refusals, run } = exchangeMessages;

/** A file, what it would bring, and bringing it. */
export function ImportCard({ importing }: { importing: Import }) {
  const { state } = importing;
  const problem = state.step === 'choose' ? state.problem : undefined;
  return (
    <Card>
      <CardHeader title={texts.title} subtitle={texts.lead} />
      <CardBody className={importStyles.importing}>
        {state.step === 'choose' ? <FileSources /> : null}
        {state.step === 'writing' ? null : (
          <FileButton
            label={texts.label}
            text={state.step === 'review' || state.step === 'ended' ? texts.other : texts.button}
            accept=".csv,.json,text/csv,application/json"
            isPrimary={state.step === 'choose'}
            isReading={state.step === 'reading'}
            readingLabel={texts.reading}
            onFile={(file) => void importing.choose(file)}
          />
        )}
        {problem ? (
          <Alert kind="error" title={refusals[problem].title}>
            {refusals[problem].more}
          </Alert>
        ) : null}
        {'file' in state ? (
          <p className={textStyles.secondary}>
            {texts.file(state.file.name, exchangeMessages.apps[state.file.opened.app])}
          </p>
        ) : null}
        {state.step === 'review' ? (
          <ImportReview importing={importing} opened={state.file.opened} />
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
            finished={{ title: run.finished, more: run.doneMore(countWorkouts(state.total)) }}
            stoppedMore={run.stoppedMore(integer(state.doneCount), integer(state.total))}
            onResume={() => importing.resume()}
          />
        ) : null}
      </CardBody>
    </Card>
  );
}

const FileSources = () => (
  <>
    <ul className={styles.list}>
      {Object.entries(texts.where).map(([app, where]) => (
        <li key={app}>{where}</li>
      ))}
    </ul>
    <p className={textStyles.secondary}>{texts.offline}</p>
  </>
);
