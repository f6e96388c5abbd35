import { importAccount } from '@forja/contract/account-export';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Alert } from '../../design/feedback/alert.tsx';
import { Button } from '../../design/actions/button.tsx';
import { FileButton } from '../../design/actions/file-button.tsx';
import { Card, CardBody, CardHeader } from '../../design/layout/card.tsx';
import { iconUpload } from '../../design/icon-paths.ts';
import { LinkButton } from '../../design/actions/link-button.tsx';
import { toast } from '../../design/feedback/toast.ts';
import { readableError, refusalCode } from '../../shared/http/readable-error.ts';
import { accountExportMessages } from './account-export.messages.ts';
import { useImport } from './account-export.queries.ts';
import { countIncoming } from './count-incoming.ts';
import { ImportReportView } from './import-report-view.tsx';
import { type ReadFile, readExportFile } from './read-export-file.ts';
import * as textStyles from '../../design/text.module.css';
import * as styles from './account-export.module.css';

const { import: texts } = accountExportMessages;

type ChosenImport = { name: string } & (ReadFile | { reason: string });

export function ImportPart() {
  const [chosenFile, setChosenFile] = useState<ChosenImport>();
  const run = useImport();
  const report = run.data;

  async function choose(file: File) {
    run.reset();
    const result = await readChosenFile(file);
    setChosenFile({ name: file.name, ...result });
    if ('file' in result) preview(result.file);
  }

  const preview = (file: ReadFile['file']) => run.mutate({ file, isDryRun: true });

  function importFile(file: ReadFile['file']) {
    run.mutate(
      { file, isDryRun: false },
      {
        onSuccess: (imported) =>
          toast({ title: texts.success, description: texts.successMore(countIncoming(imported)) }),
      },
    );
  }

  return (
    <Card plain>
      <CardHeader level={3} title={texts.title} subtitle={texts.lead} />
      <CardBody className={styles.importing}>
        <FileButton
          label={texts.choose}
          accept="application/json,.json"
          icon={iconUpload}
          busy={run.isPending && run.variables.isDryRun}
          busyLabel={texts.reading}
          onFile={(file) => void choose(file)}
        >
          {chosenFile ? texts.chooseOther : texts.choose}
        </FileButton>
        {chosenFile ? <p className={textStyles.secondary}>{texts.file(chosenFile.name)}</p> : null}
        {chosenFile && 'reason' in chosenFile ? (
          <Alert kind="error" title={chosenFile.reason}>
            {texts.safe}
          </Alert>
        ) : null}
        {run.error && chosenFile && 'file' in chosenFile ? (
          <ImportRefused
            error={run.error}
            isPending={run.isPending}
            onTryAgain={() => preview(chosenFile.file)}
          />
        ) : null}
        {report && chosenFile && 'file' in chosenFile ? (
          <ImportReportView
            key={run.submittedAt}
            report={report}
            records={chosenFile.whole.records}
          />
        ) : null}
        {report?.isDryRun === false ? (
          <LinkButton
            variant="secondary"
            render={(linkProps) => <Link to="/mis-planes" {...linkProps} />}
          >
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
      </CardBody>
    </Card>
  );
}

type ImportRefusedProps = { error: Error; isPending: boolean; onTryAgain: () => void };

/**
 * The file stays selected, so that a retry after a payment or a lost connection does not ask for it
 * again.
 */
function ImportRefused({ error, isPending, onTryAgain }: ImportRefusedProps) {
  const needsMembership = refusalCode(error) === 'membership_required';
  return (
    <Alert
      kind="error"
      title={needsMembership ? texts.needsMembership : texts.failed}
      actions={
        <Button busy={isPending} busyLabel={texts.reading} onClick={onTryAgain}>
          {texts.tryAgain}
        </Button>
      }
    >
      {needsMembership ? texts.needsMembershipMore : readableError(error)} {texts.safe}
    </Alert>
  );
}

type ConfirmProps = { incoming: string; isPending: boolean; onConfirm: () => void };

function ConfirmImport({ incoming, isPending, onConfirm }: ConfirmProps) {
  if (incoming === '') return <p>{texts.nothing}</p>;
  return (
    <Button variant="primary" busy={isPending} busyLabel={texts.bringing} onClick={onConfirm}>
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
