import { evidenceSummary } from '@forja/domain/evidence/evidence-summary';
import type { Source } from '@forja/domain/evidence/source';
import * as textStyles from '../../design/text.module.css';

/** Beside the letter of a sentence: of whom its work speaks, when and how it knows. The work comes from outside: the catalogue is no part of what pages share. */
export const EvidenceNote = ({ work }: { work: Source }) => (
  <span className={textStyles.label}>{evidenceSummary(work)}</span>
);
