import { source, type SourceKey } from '@forja/domain/evidence/sources';
import { statementStrength } from '@forja/domain/glossary/statement-strength';
import { createContext, use } from 'react';
import { RuleBadge } from '../../design/evidence/rule-badge.tsx';
import { SourceBadge } from '../../design/evidence/source-badge.tsx';
import { Citation, describeWork } from '../../shared/evidence/citation.tsx';
import { describeStudy } from '../../shared/evidence/describe-study.ts';
import { EvidenceNote } from '../../shared/evidence/evidence-note.tsx';
import { sourceLink } from '../../shared/evidence/source-link.ts';
import { useEmergencyText, useOtherText, WithCalls } from '../../shared/emergency/call-links.tsx';
import { MeterBars } from '../../shared/evidence/risk-statement-meters.tsx';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as textStyles from '../../design/text.module.css';
import * as styles from './glossary.module.css';
import { glossaryMessages } from './glossary.messages.ts';

const messages = glossaryMessages.badge;

type Cited = { readonly text: string; readonly sources: readonly SourceKey[] };

/** Sources of the entry: a badge number is a position in this list. */
export const EntrySources = createContext<readonly SourceKey[]>([]);

export const STRENGTH_BARS = { A: 4, B: 3, C: 2, D: 1 } as const;

const inSentence = (text: string): string => {
  const sentence = text.replace(/\.$/, '');
  return /^\p{Lu}\p{Ll}/u.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence;
};

/** A sentence with its strength on a four-bar meter and its sources. */
export function StatementText({ statement }: { statement: Cited }) {
  const [first] = statement.sources;
  return (
    <>
      <WithCalls text={statement.text} />{' '}
      <span className={styles.mark}>
        <span className={textStyles.visuallyHidden}>{glossaryMessages.evidence}</span>
        <MeterBars bars={STRENGTH_BARS[statementStrength(statement)]} />
        <StatementBadge statement={statement} />
      </span>{' '}
      {first !== undefined && <EvidenceNote work={source(first)} />}
    </>
  );
}

/** The letter of the first source, or the mark of a judgement. */
export function StatementBadge({ statement }: { statement: Cited }) {
  const { sources } = statement;
  const text = useEmergencyText(statement.text);
  const other = useOtherText(statement.text);
  const pageSources = use(EntrySources);
  const [first, ...others] = sources;
  const main = first && source(first);
  const study = main && `${main.authors.replace(/ y cols\.$/, '')} ${main.year}`;
  const label = (title: string) => {
    const what = inSentence(title);
    return main && study ? messages.source(what, study, main.strength) : messages.expert(what);
  };
  const elsewhere = other === undefined ? undefined : { label: label(other), title: other };
  if (!first || !main)
    return (
      <RuleBadge
        face={messages.expertFace}
        label={label(text)}
        title={text}
        elsewhere={elsewhere}
      />
    );
  return (
    <SourceBadge
      strength={main.strength}
      number={pageSources.indexOf(first) + 1}
      label={label(text)}
      sheet={sources.join('-')}
      elsewhere={elsewhere}
      source={{
        title: text,
        citation: describeWork(main),
        study: describeStudy(main),
        href: sourceLink(main),
        entry: first,
      }}
    >
      {others.length > 0 && (
        <div>
          <p className={textStyles.label}>{messages.also}</p>
          <ul className={frameStyles.bulletList}>
            {others.map((key) => (
              <li key={key}>
                <Citation source={source(key)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </SourceBadge>
  );
}
