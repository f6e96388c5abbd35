import type { HealthLine } from '@forja/domain/clinical/health-line';
import { HealthText } from './health-text.tsx';
import { TextBadge } from '../sources/figure-badge.tsx';

import { riskMessages } from './risk.messages.ts';

const messages = riskMessages.healthNote;

export function HealthNote({ health }: { health: HealthLine }) {
  // one badge per line: partial sources make it a rule of Forja
  const basis = health.reasons.every((reason) => reason.basis === 'source')
    ? 'source'
    : 'forja_rule';
  const keys = [...new Set(health.reasons.flatMap(({ sources }) => sources))];
  return (
    <HealthText
      health={health}
      badge={
        health.reasons.length > 0 && <TextBadge title={messages.title} basis={basis} keys={keys} />
      }
    />
  );
}
