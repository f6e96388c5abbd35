import { source, type SourceKey } from '@forja/domain/evidence/sources';
import type { Basis } from '@forja/domain/evidence/traced';
import { RuleBadge } from '../../../design/evidence/rule-badge.tsx';
import { Citation } from '../../../shared/evidence/citation.tsx';
import { progressMessages } from './progress.messages.ts';
import * as textStyles from '../../../design/text.module.css';
import * as frameStyles from '../../../design/layout/frame.module.css';

const { badges: texts } = progressMessages;

const FACES: Readonly<Record<Basis, string>> = {
  source: texts.published,
  forja_rule: texts.rule,
  expert_judgement: texts.judgement,
};

type EvidenceMarkProps = {
  basis: Basis;
  title: string;
  text?: string;
  sources?: readonly SourceKey[];
};

export function EvidenceMark({ basis, title, text, sources = [] }: EvidenceMarkProps) {
  const face = FACES[basis];
  return (
    <RuleBadge face={face} label={texts.label(face, title)} title={title}>
      {text === undefined ? null : <p>{text}</p>}
      {sources.length === 0 ? null : (
        <>
          <p className={textStyles.label}>{basis === 'source' ? texts.sources : texts.guidedBy}</p>
          <ul className={frameStyles.bulletList}>
            {sources.map((key) => (
              <li key={key}>
                <Citation source={source(key)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </RuleBadge>
  );
}
