import type { ReactNode } from 'react';
import { iconExternalLink } from '../icon-paths.ts';
import { Icon } from '../icon.tsx';
import { SourceBadgeFace } from './source-badge-face.tsx';
import { type SourceDetails, type Strength, isFirm, strengthWords } from './source-details.ts';
import { classNames } from '../class-names.ts';
import { evidenceMessages } from './evidence.messages.ts';
import * as textStyles from '../text.module.css';
import * as sourceBadgeStyles from './source-badge.module.css';
import * as styles from './source-sheet.module.css';

export type SourceContentProps = {
  strength: Strength;
  number: number;
  source: SourceDetails;
  children?: ReactNode;
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type CalculationProps = Pick<SourceDetails, 'lead' | 'formula' | 'values' | 'result' | 'note'>;

export const Calculation = ({
  lead,
  formula = [],
  values = [],
  result,
  note,
}: CalculationProps) => (
  <>
    {lead ? <p>{lead}</p> : null}
    {formula.length > 0 ? (
      <div className={styles.formula}>
        {formula.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    ) : null}
    {values.length > 0 || result ? (
      <dl>
        {values.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {result ? (
          <div className={styles.result}>
            <dt>{result.label}</dt>
            <dd>{result.value}</dd>
          </div>
        ) : null}
      </dl>
    ) : null}
    {note ? <p>{note}</p> : null}
  </>
);

/** Opens in another tab, because the sheet may be over an unfinished form. */
export const ReferenceLinks = ({ entry }: { entry?: string | undefined }) => (
  <p className={styles.references}>
    <OtherTabLink href={entry ? `/fuentes#${entry}` : '/fuentes'}>
      {evidenceMessages.seeInSources}
    </OtherTabLink>
    <OtherTabLink href="/metodo">{evidenceMessages.seeMethod}</OtherTabLink>
  </p>
);

const OtherTabLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {children}
    <Icon path={iconExternalLink} size="s" label={evidenceMessages.opensTab} />
  </a>
);

export function SourceContent({ strength, number, source, children }: SourceContentProps) {
  const { citation, study, href, entry } = source;
  return (
    <div className={styles.root}>
      <Calculation {...source} />
      <div className={styles.citation}>
        <p>
          <span
            className={classNames(
              sourceBadgeStyles.root,
              isFirm(strength) ? sourceBadgeStyles.firm : sourceBadgeStyles.weak,
            )}
            aria-hidden="true"
          >
            <SourceBadgeFace strength={strength} number={number} />
          </span>
          <b>{evidenceMessages.strength(strength, capital(strengthWords[strength]))}</b>
        </p>
        <p>{citation}</p>
        {study ? <p className={textStyles.secondary}>{study}</p> : null}
        {href ? <OtherTabLink href={href}>{evidenceMessages.readSource}</OtherTabLink> : null}
        <ReferenceLinks entry={entry} />
      </div>
      {children}
    </div>
  );
}
