import { evidenceSummary } from '@forja/domain/evidence/evidence-summary';
import { source, type SourceKey } from '@forja/domain/evidence/sources';
import * as textStyles from '../../design/text.module.css';

/** Beside the letter of a sentence: of whom its first work speaks, when and how it knows. */
export const EvidenceNote = ({ sources: [first] }: { sources: readonly SourceKey[] }) =>
  first === undefined ? null : (
    <span className={textStyles.label}>{evidenceSummary(source(first))}</span>
  );
