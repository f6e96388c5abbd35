import { evidenceSummary } from '@forja/domain/evidence/evidence-summary';
import type { Source } from '@forja/domain/evidence/source';
import * as textStyles from '../../design/text.module.css';

export const EvidenceNote = ({ work }: { work: Source }) => (
  <span className={textStyles.label}>{evidenceSummary(work)}</span>
);
