import {
  IMPORT_OUTCOMES,
  type ImportableRecord,
  type ImportableExport,
  type ImportReport,
} from '@forja/contract/account-export';
import { useEffect, useRef } from 'react';
import { integer } from '../../design/format.ts';
import { recordLabel } from '../../shared/records/collection.ts';
import { accountExportMessages, OUTCOME_TEXTS } from './account-export.messages.ts';
import { getCollectionLabel } from './count-incoming.ts';
import * as textStyles from '../../design/text.module.css';
import * as countListStyles from '../../design/layout/count-list.module.css';
import * as styles from './account-export.module.css';

const { import: texts } = accountExportMessages;

type ReportProps = { report: ImportReport; records: ImportableExport['records'] };

export function ImportReportView({
  report: { isDryRun, collections, unknown },
  records,
}: ReportProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Focus makes a screen reader read the report from its title.
    title.current?.focus();
  }, []);
  return (
    <div className={styles.report}>
      <h4 ref={title} tabIndex={-1}>
        {isDryRun ? texts.previewTitle : texts.doneTitle}
      </h4>
      {collections.map((collection) => (
        <CollectionReport
          key={collection.name}
          {...collection}
          isDryRun={isDryRun}
          inFile={records[collection.name] ?? []}
        />
      ))}
      {unknown.map(({ name, count }) => (
        <p key={name}>{texts.unknown(name, integer(count))}</p>
      ))}
    </div>
  );
}

type CollectionProps = ImportReport['collections'][number] & {
  isDryRun: boolean;
  inFile: readonly ImportableRecord[];
};

function CollectionReport({ name, counts, records, isDryRun, inFile }: CollectionProps) {
  const { one, many } = getCollectionLabel(name);
  const values = new Map(inFile.map(({ id, value }) => [id, value]));
  const unnamed = inFile.length - records.length;
  return (
    <>
      <p className={textStyles.label}>{capitalized(many)}</p>
      <dl className={countListStyles.root}>
        {IMPORT_OUTCOMES.toReversed()
          .filter((outcome) => counts[outcome] > 0)
          .map((outcome) => (
            <div key={outcome}>
              <dt>{OUTCOME_TEXTS[outcome][isDryRun ? 'would' : 'did']}</dt>
              <dd className={textStyles.figure}>{integer(counts[outcome])}</dd>
            </div>
          ))}
      </dl>
      <details>
        <summary>{texts.detail(one)}</summary>
        <ul className={styles.detail}>
          {records.map(({ id, outcome, reason }, index) => (
            // A file may repeat a record id.
            <li key={`${id} ${index}`}>
              <b>{recordLabel(name, values.get(id)) ?? capitalized(one)}:</b>{' '}
              {OUTCOME_TEXTS[outcome].one}
              {reason ? ` ${reason}` : null}
            </li>
          ))}
          {unnamed > 0 ? <li>{texts.more(integer(unnamed))}</li> : null}
        </ul>
      </details>
    </>
  );
}

const capitalized = (label: string): string =>
  label.charAt(0).toLocaleUpperCase('es') + label.slice(1);
