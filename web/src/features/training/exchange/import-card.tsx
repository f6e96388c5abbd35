import { type ChangeEvent, useRef } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { Alert } from '../../../design/feedback/alert.tsx';
import { iconUpload } from '../../../design/icon-paths.ts';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import { exchangeMessages } from './exchange.messages.ts';
import { ImportEnd } from './import-end.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportReview } from './import-review.tsx';
import type { Import } from './use-import.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from './exchange.module.css';

const { choose: texts, refusals } = exchangeMessages;

/** A file, what it would bring, and bringing it. */
export function ImportCard({ importing }: { importing: Import }) {
  const { state } = importing;
  const problem = state.step === 'choose' ? state.problem : undefined;
  return (
    <Card>
      <CardHeader title={texts.title} subtitle={texts.lead} />
      <CardBody className={styles.importing}>
        {state.step === 'choose' ? <FileSources /> : null}
        {state.step === 'writing' ? null : <FileButton importing={importing} />}
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
          <ImportProgress {...state} onStop={() => importing.stop()} />
        ) : null}
        {state.step === 'ended' ? (
          <ImportEnd {...state} onResume={() => importing.resume()} />
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

function FileButton({ importing: { state, choose } }: { importing: Import }) {
  const input = useRef<HTMLInputElement>(null);

  function readFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file) void choose(file);
    // The same file may be chosen again, corrected.
    if (input.current) input.current.value = '';
  }

  return (
    <>
      <input
        ref={input}
        className={textStyles.visuallyHidden}
        type="file"
        accept=".csv,.json,text/csv,application/json"
        aria-label={texts.label}
        tabIndex={-1}
        onChange={readFile}
      />
      <Button
        variant={state.step === 'choose' ? 'primary' : 'secondary'}
        icon={iconUpload}
        busy={state.step === 'reading'}
        busyLabel={texts.reading}
        onClick={() => input.current?.click()}
      >
        {state.step === 'review' || state.step === 'ended' ? texts.other : texts.button}
      </Button>
    </>
  );
}
