import { HOUR_MS, MINUTE_MS } from '@forja/domain/units/durations';
import type { SecondFactorProof } from '../../../http/caller.ts';

/** Required to move money, open personal data or change an account. */
const RECENT_MS = 5 * MINUTE_MS;
const IDLE_MS = 30 * MINUTE_MS;
const LONGEST_MS = 12 * HOUR_MS;

type ProofTimes = {
  secondFactorAt: Date | null;
  adminSeenAt: Date | null;
};

export function rateProof(
  { secondFactorAt, adminSeenAt }: ProofTimes,
  now: Date,
): SecondFactorProof {
  if (secondFactorAt === null) return 'stale';
  const age = now.getTime() - secondFactorAt.getTime();
  const lastUse = Math.max(secondFactorAt.getTime(), adminSeenAt?.getTime() ?? 0);
  if (age > LONGEST_MS || now.getTime() - lastUse > IDLE_MS) return 'stale';
  return age <= RECENT_MS ? 'recent' : 'valid';
}
