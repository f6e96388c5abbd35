import { source, type SourceKey } from '@forja/domain/evidence/sources';
import type { Basis, Traced } from '@forja/domain/evidence/traced';
import { useState, type ReactNode } from 'react';
import { trimmed } from '../../../design/format.ts';
import { SourceBadge } from '../../../design/evidence/source-badge.tsx';
import { Sheet } from '../../../design/overlays/sheet.tsx';
import type { SourceDetails } from '../../../design/evidence/source-details.ts';
import { formulaLines, inputLines } from './formula-text.ts';
import { basisLabels, sourceLink } from './basis-labels.ts';
import { Citation, describeStudy } from './citation.tsx';
import { useSourceNumber } from './source-numbers.ts';
import { WhatMovesIt } from './what-moves-it.tsx';
import * as textStyles from '../../../design/text.module.css';
import * as sourceSheetStyles from '../../../design/evidence/source-sheet.module.css';
import * as alertStyles from '../../../design/feedback/alert.module.css';
import * as styles from '../plan-view.module.css';
import { sourcesMessages } from './sources.messages.ts';

const messages = sourcesMessages.figureBadge;

/** What opens behind a number: its calculation with this person's values. */
function describeCalculation(
  traced: Traced,
): Pick<SourceDetails, 'title' | 'formula' | 'values' | 'result' | 'note'> {
  return {
    title: traced.title,
    formula: formulaLines(traced).map(({ name, formula, withValues, result }) =>
      formula === withValues
        ? `${name} = ${formula}`
        : `${name} = ${formula} = ${withValues} = ${result}`,
    ),
    values: inputLines(traced).map(({ name, value }) => ({ label: name, value })),
    result: { label: messages.result, value: `${trimmed(traced.value, 2)} ${traced.unit}`.trim() },
    note: traced.note,
  };
}

/** The source badge of a figure. A figure of a Forja rule without a source has a button with the basis instead. */
export function FigureBadge({ of: traced }: { of: Traced }) {
  const [first] = traced.sources;
  if (first === undefined) return <ForjaRule traced={traced} />;
  return (
    <MainSourceBadge
      keys={traced.sources}
      basis={traced.basis}
      details={describeCalculation(traced)}
    >
      <WhatMovesIt figure={traced} />
    </MainSourceBadge>
  );
}

/** The source badge of a statement that is not a calculation. */
export function TextBadge({
  title,
  basis,
  keys,
}: {
  title: string;
  basis: Basis;
  keys: readonly SourceKey[];
}) {
  if (keys.length === 0) return <span className={alertStyles.tag}>{basisLabels[basis]}</span>;
  return <MainSourceBadge keys={keys} basis={basis} details={{ title }} />;
}

type Details = Omit<SourceDetails, 'citation' | 'study' | 'href'>;

type MainSourceBadgeProps = {
  keys: readonly SourceKey[];
  basis: Basis;
  details: Details;
  children?: ReactNode;
};

function MainSourceBadge({ keys, basis, details, children }: MainSourceBadgeProps) {
  const numberOf = useSourceNumber();
  const [first, ...others] = keys;
  if (first === undefined) return null;
  const main = source(first);
  return (
    <SourceBadge
      strength={main.strength}
      number={numberOf(first)}
      source={{
        ...details,
        citation: `${main.authors}, ${main.year}. ${main.title}. ${main.journal}.`,
        study: describeStudy(main),
        href: sourceLink(main),
      }}
    >
      {basis === 'source' ? null : <p className={textStyles.secondary}>{messages.basis[basis]}</p>}
      <OtherSources keys={others} />
      {children}
    </SourceBadge>
  );
}

function OtherSources({ keys }: { keys: readonly SourceKey[] }): ReactNode {
  if (keys.length === 0) return null;
  return (
    <div>
      <p className={textStyles.label}>{messages.also}</p>
      <ul className={styles.bullets}>
        {keys.map((key) => (
          <li key={key}>
            <Citation source={source(key)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ForjaRule({ traced }: { traced: Traced }) {
  const [open, setOpen] = useState(false);
  const { title, formula = [], values = [], result, note } = describeCalculation(traced);
  return (
    <>
      <button
        type="button"
        className={styles.ownRule}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {basisLabels[traced.basis]}
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={title}>
        <div className={sourceSheetStyles.root}>
          <div className={sourceSheetStyles.formula}>
            {formula.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <dl>
            {values.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            {result && (
              <div className={sourceSheetStyles.result}>
                <dt>{result.label}</dt>
                <dd>{result.value}</dd>
              </div>
            )}
          </dl>
          {note ? <p>{note}</p> : null}
          <p className={textStyles.secondary}>{messages.basis[traced.basis]}</p>
          <WhatMovesIt figure={traced} />
        </div>
      </Sheet>
    </>
  );
}
