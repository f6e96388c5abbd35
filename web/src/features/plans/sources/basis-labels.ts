import type { Basis } from '@forja/domain/evidence/traced';
import { sourcesMessages } from './sources.messages.ts';

export const basisLabels: Record<Basis, string> = sourcesMessages.basisLabels;
