import type { Source } from '@forja/domain/evidence/source';
import { citationMessages } from './citation.messages.ts';

export const describeStudy = ({ design, people, secondary }: Source): string =>
  [
    `${design.charAt(0).toUpperCase()}${design.slice(1)}.`,
    people && citationMessages.people(people),
    secondary && citationMessages.secondary,
  ]
    .filter(Boolean)
    .join(' ');
