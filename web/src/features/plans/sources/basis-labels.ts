import type { Basis } from '@forja/domain/evidence/traced';
import { sourcesMessages } from './sources.messages.ts';

/** Who answers for a number, as people read it. */
export const basisLabels: Record<Basis, string> = sourcesMessages.basisLabels;
