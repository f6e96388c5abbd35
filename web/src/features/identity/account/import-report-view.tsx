import { IMPORT_OUTCOMES, type ImportReport } from '@forja/contract/account-data';
import { useEffect, useRef } from 'react';
import { date, integer } from '../../../design/format.ts';
import { accountMessages } from './account.messages.ts';
import { OUTCOME_TEXTS } from './import.messages.ts';

const { import: bring } = accountMessages;

/** Per kind of thing: how many come in, how many are here already, how many stay out and why. */
export function ImportReportView({ report }: { report: ImportReport }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Who listens instead of looking is taken to what the file would change.
    title.current?.focus();
  }, []);
  return (
    <div className="cuenta-informe">
      <h4 ref={title} tabIndex={-1}>
        {report.isDryRun ? bring.previewTitle : bring.doneTitle}
      </h4>
      <Counts title={bring.plans} counts={report.counts} isDryRun={report.isDryRun} />
      <Counts title={bring.measures} counts={report.measures} isDryRun={report.isDryRun} />
      {report.plans.length > 0 ? (
        <details>
          <summary>{bring.detail}</summary>
          <ul className="cuenta-detalle">
            {report.plans.map(({ id, createdAt, outcome, reason }) => (
              <li key={id}>
                <b>{bring.planOf(date(createdAt))}:</b> {OUTCOME_TEXTS[outcome].one}
                {reason ? ` ${reason}` : null}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}

type CountsProps = { title: string; counts: Partial<ImportReport['counts']>; isDryRun: boolean };

function Counts({ title, counts, isDryRun }: CountsProps) {
  const present = IMPORT_OUTCOMES.flatMap((outcome) => {
    const count = counts[outcome] ?? 0;
    return count > 0 ? [{ outcome, count }] : [];
  });
  if (present.length === 0) return null;
  return (
    <>
      <p className="rot">{title}</p>
      <dl className="cuenta-cuentas">
        {present.map(({ outcome, count }) => (
          <div key={outcome}>
            <dt>{OUTCOME_TEXTS[outcome][isDryRun ? 'would' : 'did']}</dt>
            <dd className="val">{integer(count)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
