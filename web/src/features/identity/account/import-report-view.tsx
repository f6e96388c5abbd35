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
  const present = IMPORT_OUTCOMES.filter((outcome) => report.counts[outcome] > 0);
  return (
    <div className="cuenta-informe">
      <h4 ref={title} tabIndex={-1}>
        {report.isDryRun ? bring.previewTitle : bring.doneTitle}
      </h4>
      <p className="rot">{bring.plans}</p>
      <dl className="cuenta-cuentas">
        {present.map((outcome) => (
          <div key={outcome}>
            <dt>{OUTCOME_TEXTS[outcome][report.isDryRun ? 'would' : 'did']}</dt>
            <dd className="val">{integer(report.counts[outcome])}</dd>
          </div>
        ))}
      </dl>
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
