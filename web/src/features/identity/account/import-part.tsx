import { importAccount } from '@forja/contract/account-data';
import { Link } from '@tanstack/react-router';
import { type ChangeEvent, useRef, useState } from 'react';
import { Aviso } from '../../../design/aviso.tsx';
import { Button } from '../../../design/button.tsx';
import { Ficha, FichaBody, FichaHeader } from '../../../design/ficha.tsx';
import { iconUpload } from '../../../design/icon-paths.ts';
import { LinkButton } from '../../../design/link-button.tsx';
import { toast } from '../../../design/toast.ts';
import { readableError, refusalCode } from '../../../shared/readable-error.ts';
import { accountMessages } from './account.messages.ts';
import { useImport } from './data.queries.ts';
import { ImportReportView } from './import-report-view.tsx';
import { type Incoming, incomingIn } from './incoming.ts';
import { type BroughtFile, readExportFile } from './read-export-file.ts';

const { import: bring } = accountMessages;

type Chosen = { name: string } & ({ file: BroughtFile } | { reason: string });

/** A file is first read, then told, and only then brought in. */
export function ImportPart() {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen>();
  const run = useImport();
  const report = run.data;

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    run.reset();
    const read = await readChosen(file);
    setChosen({ name: file.name, ...read });
    // The same file may be chosen again, corrected.
    if (input.current) input.current.value = '';
    if ('file' in read) preview(read.file);
  }

  const preview = (file: BroughtFile) => run.mutate({ file, isDryRun: true });

  function bringIn(file: BroughtFile) {
    run.mutate(
      { file, isDryRun: false },
      { onSuccess: (done) => toast({ title: bring.done, description: bring.doneMore(incomingIn(done)) }) },
    );
  }

  return (
    <Ficha plain>
      <FichaHeader level={3} title={bring.title} subtitle={bring.lead} />
      <FichaBody className="cuenta-traer">
        <input
          ref={input}
          id="archivo-para-traer"
          className="vh"
          type="file"
          accept="application/json,.json"
          aria-label={bring.choose}
          tabIndex={-1}
          onChange={(event) => void choose(event)}
        />
        <Button
          icon={iconUpload}
          busy={run.isPending && run.variables.isDryRun}
          busyLabel={bring.reading}
          onClick={() => input.current?.click()}
        >
          {chosen ? bring.chooseOther : bring.choose}
        </Button>
        {chosen ? <p className="sec">{bring.file(chosen.name)}</p> : null}
        {chosen && 'reason' in chosen ? (
          <Aviso kind="error" title={chosen.reason}>
            {bring.safe}
          </Aviso>
        ) : null}
        {run.error && chosen && 'file' in chosen ? (
          <ImportRefused error={run.error} isPending={run.isPending} onTryAgain={() => preview(chosen.file)} />
        ) : null}
        {report ? <ImportReportView key={run.submittedAt} report={report} /> : null}
        {report?.isDryRun === false ? (
          <LinkButton variant="tinta" render={(look) => <Link to="/mis-planes" {...look} />}>
            {bring.seePlans}
          </LinkButton>
        ) : null}
        {report?.isDryRun && chosen && 'file' in chosen ? (
          <BringIn incoming={incomingIn(report)} isPending={run.isPending} onBring={() => bringIn(chosen.file)} />
        ) : null}
      </FichaBody>
    </Ficha>
  );
}

type ImportRefusedProps = { error: Error; isPending: boolean; onTryAgain: () => void };

/** The file stays chosen, so that whoever gets a membership, or waits for the signal, does not look for it again. */
function ImportRefused({ error, isPending, onTryAgain }: ImportRefusedProps) {
  const needsMembership = refusalCode(error) === 'membership_required';
  return (
    <Aviso
      kind="error"
      title={needsMembership ? bring.needsMembership : bring.failed}
      actions={
        <Button busy={isPending} busyLabel={bring.reading} onClick={onTryAgain}>
          {bring.tryAgain}
        </Button>
      }
    >
      {needsMembership ? bring.needsMembershipMore : readableError(error)} {bring.safe}
    </Aviso>
  );
}

type BringInProps = { incoming: Incoming; isPending: boolean; onBring: () => void };

function BringIn({ incoming, isPending, onBring }: BringInProps) {
  if (incoming.plans + incoming.measures === 0) return <p>{bring.nothing}</p>;
  return (
    <Button variant="brasa" busy={isPending} busyLabel={bring.bringing} onClick={onBring}>
      {bring.confirm(incoming)}
    </Button>
  );
}

async function readChosen(file: File): Promise<{ file: BroughtFile } | { reason: string }> {
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return { reason: bring.notRead };
  const read = readExportFile(text);
  if (!read.ok) return { reason: read.reason };
  const travels = new Blob([JSON.stringify({ file: read.file, isDryRun: false })]).size;
  return travels > importAccount.maxBodyBytes ? { reason: bring.tooBig } : { file: read.file };
}
