import { source, type SourceKey } from '@forja/domain/evidence/sources';
import type { Basis, Traced } from '@forja/domain/evidence/traced';
import type { ReactNode } from 'react';
import { SourceBadge } from '../../../design/evidence/source-badge.tsx';
import { RuleBadge } from '../../../design/evidence/rule-badge.tsx';
import { Calculation, ReferenceLinks } from '../../../design/evidence/source-content.tsx';
import type { SourceDetails } from '../../../design/evidence/source-details.ts';
import { explainFigure } from './explain-figure.ts';
import { WholeCalculation } from './whole-calculation.tsx';
import { basisLabels } from './basis-labels.ts';
import { Citation, describeWork } from '../../../shared/evidence/citation.tsx';
import { describeStudy } from '../../../shared/evidence/describe-study.ts';
import { useEmergencyText, useOtherText } from '../../../shared/emergency/call-links.tsx';
import { sourceLink } from '../../../shared/evidence/source-link.ts';
import { nameFigure } from './name-figure.ts';
import { useSourceNumber } from './source-numbers.ts';
import { WhatMovesIt } from './what-moves-it.tsx';
import * as textStyles from '../../../design/text.module.css';
import * as sourceSheetStyles from '../../../design/evidence/source-sheet.module.css';
import * as styles from '../plan-view.module.css';
import { sourcesMessages } from './sources.messages.ts';

const messages = {
  ...sourcesMessages.figureBadge,
  names: sourcesMessages.badgeNames,
  faces: sourcesMessages.basisFaces,
};

function describeCalculation(
  traced: Traced,
): Pick<SourceDetails, 'title' | 'lead' | 'formula' | 'note'> {
  const { sentence, calculation } = explainFigure(traced);
  return {
    title: traced.title,
    lead: sentence,
    formula: calculation === undefined ? [] : [calculation],
    note: traced.note,
  };
}

type FigureBadgeProps = {
  of: Traced;
  /** Shorter name than the title. */
  name?: string;
};

/** The letter of its source, or the mark of its basis. */
export function FigureBadge({ of: traced, name }: FigureBadgeProps) {
  const { basis, sources, title, value, unit } = traced;
  const what = nameFigure(value, unit, inSentence(name ?? title));
  const describe = () => describeCalculation(traced);
  if (basis === 'source' && sources.length > 0)
    return (
      <LetterBadge keys={sources} describe={describe} what={what}>
        <WhatMovesIt figure={traced} />
        <WholeCalculation figure={traced} />
      </LetterBadge>
    );
  return (
    <RuleBadge
      face={messages.faces[basis]}
      label={messages.names.rule(basisLabels[basis], what)}
      title={title}
    >
      <RuleContent basis={basis} describe={describe} keys={sources}>
        <WhatMovesIt figure={traced} />
        <WholeCalculation figure={traced} />
      </RuleContent>
    </RuleBadge>
  );
}

type TextBadgeProps = { title: string; basis: Basis; keys: readonly SourceKey[] };

/** Badge of a statement without a calculation. */
export function TextBadge({ title: statement, basis, keys }: TextBadgeProps) {
  const title = useEmergencyText(statement);
  const other = useOtherText(statement);
  const formatSubject = (text: string) => inSentence(text.replace(/[.:]$/, ''));
  if (basis === 'source' && keys.length > 0)
    return (
      <LetterBadge
        keys={keys}
        describe={() => ({ title })}
        what={formatSubject(title)}
        sheet={keys.join('-')}
        elsewhere={other === undefined ? undefined : { what: formatSubject(other), title: other }}
      />
    );
  const label = (text: string) => messages.names.rule(basisLabels[basis], formatSubject(text));
  return (
    <RuleBadge
      face={messages.faces[basis]}
      label={label(title)}
      title={title}
      sheet={[basis, ...keys].join('-')}
      elsewhere={other === undefined ? undefined : { label: label(other), title: other }}
    >
      <RuleContent basis={basis} describe={() => ({ title })} keys={keys} />
    </RuleBadge>
  );
}

/** Keeps "ALT y AST" in capitals. */
const inSentence = (title: string): string =>
  /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;

type Details = Omit<SourceDetails, 'citation' | 'study' | 'href' | 'entry'>;

type LetterBadgeProps = {
  keys: readonly SourceKey[];
  /** Called on opening. */
  describe: () => Details;
  what: string;
  sheet?: string;
  elsewhere?: { what: string; title: string } | undefined;
  children?: ReactNode;
};

/** Letter of the first source, which the sheet opens with. */
function LetterBadge({ keys, describe, what, sheet, elsewhere, children }: LetterBadgeProps) {
  const getSourceNumber = useSourceNumber();
  const [first, ...others] = keys;
  if (first === undefined) return null;
  const main = source(first);
  const study = `${main.authors.replace(/ y cols\.$/, '')} ${main.year}`;
  const label = (name: string) => messages.names.source(name, study, main.strength);
  return (
    <SourceBadge
      strength={main.strength}
      number={getSourceNumber(first)}
      label={label(what)}
      sheet={sheet}
      elsewhere={elsewhere && { label: label(elsewhere.what), title: elsewhere.title }}
      source={() => ({
        ...describe(),
        citation: describeWork(main),
        study: describeStudy(main),
        href: sourceLink(main),
        entry: first,
      })}
    >
      <CitedSources title={messages.also} keys={others} />
      {children}
    </SourceBadge>
  );
}

type RuleContentProps = {
  basis: Basis;
  describe: () => Details;
  keys: readonly SourceKey[];
  children?: ReactNode;
};

/** Guiding studies do not give the figure. */
function RuleContent({ basis, describe, keys, children }: RuleContentProps) {
  return (
    <div className={sourceSheetStyles.root}>
      <Calculation {...describe()} />
      <p className={textStyles.secondary}>{messages.basis[basis]}</p>
      <CitedSources title={messages.guidedBy} keys={keys} />
      <ReferenceLinks entry={keys[0]} />
      {children}
    </div>
  );
}

function CitedSources({ title, keys }: { title: string; keys: readonly SourceKey[] }): ReactNode {
  if (keys.length === 0) return null;
  return (
    <div>
      <p className={textStyles.label}>{title}</p>
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
