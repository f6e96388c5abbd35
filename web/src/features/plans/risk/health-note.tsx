import type { HealthLine } from '@forja/domain/clinical/health-line';
import { HealthText } from './health-text.tsx';
import { TextStamp } from '../sources/stamp.tsx';

/** The line of health with the sources of its reasons. */
export function HealthNote({ health }: { health: HealthLine }) {
  // one stamp for the whole line: what it cannot all give to its sources is a rule of ours
  const basis = health.reasons.every((reason) => reason.basis === 'source') ? 'source' : 'forja_rule';
  const keys = [...new Set(health.reasons.flatMap(({ sources }) => sources))];
  return (
    <HealthText
      health={health}
      stamp={health.reasons.length > 0 && <TextStamp title={health.text} basis={basis} keys={keys} />}
    />
  );
}
