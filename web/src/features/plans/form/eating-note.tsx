import type { SourceKey } from '@forja/domain/evidence/sources';
import { Alert } from '../../../design/feedback/alert.tsx';
import { CallNow } from '../../../shared/emergency/call-links.tsx';
import { PlanSources } from '../sources/source-numbers.ts';
import { TextBadge } from '../sources/figure-badge.tsx';
import { formMessages } from './form.messages.ts';

const messages = formMessages.eatingNote;

const SOURCES: readonly SourceKey[] = ['kutz2020', 'a8'];

/** Shown from two signs on: consequences and contacts, never a score. */
export const EatingNote = () => (
  <PlanSources value={SOURCES}>
    <Alert title={messages.title}>
      {messages.lead} <CallNow />.{' '}
      <TextBadge title={messages.title} basis="source" keys={SOURCES} />
    </Alert>
  </PlanSources>
);
