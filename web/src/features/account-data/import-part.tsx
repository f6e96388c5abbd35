import { importAccount } from '@forja/contract/account-data';
import { Link } from '@tanstack/react-router';
import { type ChangeEvent, useRef, useState } from 'react';
import { Aviso } from '../../design/aviso.tsx';
import { Button } from '../../design/button.tsx';
import { Ficha, FichaBody, FichaHeader } from '../../design/ficha.tsx';
import { iconUpload } from '../../design/icon-paths.ts';
import { LinkButton } from '../../design/link-button.tsx';
import { toast } from '../../design/toast.ts';
import { readableError, refusalCode } from '../../shared/readable-error.ts';
import { accountDataMessages } from './account-data.messages.ts';
import { useImport } from './account-data.queries.ts';
import { countIncoming } from './count-incoming.ts';
import { ImportReportView } from './import-report-view.tsx';
import { type ReadFile, readExportFile } from './read-export-file.ts';

const { import: texts } = accountDataMessages;

type ChosenImport = { name: string } & (ReadFile | { reason: string });

/** Reads a file, shows what its import would do, and imports it when the person confirms. */
export function ImportPart() {
  const input = useRef<HTMLInputElement>(null);
  const [chosenFile, setChosenFile] = useState<ChosenImport>();
  const run = useImport();
  const report = run.data;

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    run.reset();
    const result = await readChosenFile(file);
    setChosenFile({ name: file.name, ...result });
    // The same file may be chosen again, corrected.
    if (input.current) input.current.value = '';
    if ('file' in result) preview(result.file);
  }

  const preview = (file: ReadFile['file']) => run.mutate({ file, isDryRun: true });

  function importFile(file: ReadFile['file']) {
    run.mutate(
      { file, isDryRun: false },
      { onSuccess: (imported) => toast({ title: texts.done, description: texts.doneMore(countIncoming(imported)) }) },
    );
  }

  return (
    <Ficha plain>
      <FichaHeader level={3} title={texts.title} subtitle={texts.lead} />
      <FichaBody className="cuenta-traer">
        <input
          ref={input}
          id="archivo-para-traer"
          className="vh"
          type="file"
          accept="application/json,.json"
          aria-label={texts.choose}
          tabIndex={-1}
          onChange={(event) => void choose(event)}
        />
        <Button
          icon={iconUpload}
          busy={run.isPending && run.variables.isDryRun}
          busyLabel={texts.reading}
          onClick={() => input.current?.click()}
        >
          {chosenFile ? texts.chooseOther : texts.choose}
        </Button>
        {chosenFile ? <p className="sec">{texts.file(chosenFile.name)}</p> : null}
        {chosenFile && 'reason' in chosenFile ? (
          <Aviso kind="error" title={chosenFile.reason}>
            {texts.safe}
          </Aviso>
        ) : null}
        {run.error && chosenFile && 'file' in chosenFile ? (
          <ImportRefused error={run.error} isPending={run.isPending} onTryAgain={() => preview(chosenFile.file)} />
        ) : null}
        {report && chosenFile && 'file' in chosenFile ? (
          <ImportReportView key={run.submittedAt} report={report} records={chosenFile.whole.records} />
        ) : null}
        {report?.isDryRun === false ? (
          <LinkButton variant="tinta" render={(linkProps) => <Link to="/mis-planes" {...linkProps} />}>
            {texts.seePlans}
          </LinkButton>
        ) : null}
        {report?.isDryRun && chosenFile && 'file' in chosenFile ? (
          <ConfirmImport
            incoming={countIncoming(report)}
            isPending={run.isPending}
            onConfirm={() => importFile(chosenFile.file)}
          />
        ) : null}
      </FichaBody>
    </Ficha>
  );
}

type ImportRefusedProps = { error: Error; isPending: boolean; onTryAgain: () => void };

/** The file stays chosen, so that it need not be looked for again after a payment or a lost signal. */
function ImportRefused({ error, isPending, onTryAgain }: ImportRefusedProps) {
  const needsMembership = refusalCode(error) === 'membership_required';
  return (
    <Aviso
      kind="error"
      title={needsMembership ? texts.needsMembership : texts.failed}
      actions={
        <Button busy={isPending} busyLabel={texts.reading} onClick={onTryAgain}>
          {texts.tryAgain}
        </Button>
      }
    >
      {needsMembership ? texts.needsMembershipMore : readableError(error)} {texts.safe}
    </Aviso>
  );
}

type ConfirmProps = { incoming: string; isPending: boolean; onConfirm: () => void };

function ConfirmImport({ incoming, isPending, onConfirm }: ConfirmProps) {
  if (incoming === '') return <p>{texts.nothing}</p>;
  return (
    <Button variant="brasa" busy={isPending} busyLabel={texts.bringing} onClick={onConfirm}>
      {texts.confirm(incoming)}
    </Button>
  );
}

async function readChosenFile(file: File): Promise<ReadFile | { reason: string }> {
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return { reason: texts.notRead };
  const result = readExportFile(text);
  if ('reason' in result) return result;
  const bodyBytes = new Blob([JSON.stringify({ file: result.file, isDryRun: false })]).size;
  return bodyBytes > importAccount.maxBodyBytes ? { reason: texts.tooBig } : result;
}
