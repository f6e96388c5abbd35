import type { Pass } from './read-pass.ts';

export type PassVerdict =
  | { status: 'active'; endsAt: Date }
  /** A renewal elsewhere is unknown here. */
  | { status: 'ended' }
  | { status: 'none' };

/** Age in ms from which a pass is renewed. */
const FRESH_MS = 12 * 60 * 60_000;

type Judged = {
  /** Verified; undefined when absent or invalid. */
  pass: Pass | undefined;
  userId: string;
  /** Server time, as far as the device knows it. */
  now: number;
};

export function judgePass({ pass, userId, now }: Judged): PassVerdict {
  if (!pass || pass.userId !== userId) return { status: 'none' };
  if (pass.endsAt === null) return { status: 'none' };
  // A membership that the server saw end stays ended, whatever the clock.
  const at = Math.max(now, pass.issuedAt.getTime());
  return at < pass.endsAt.getTime()
    ? { status: 'active', endsAt: pass.endsAt }
    : { status: 'ended' };
}

type Renewed = {
  pass: Pass | undefined;
  userId: string;
  membership: { hasMembership: boolean; endsAt: Date | null };
  now: number;
};

export function isStale({
  pass,
  userId,
  membership: { hasMembership, endsAt },
  now,
}: Renewed): boolean {
  if (!pass || pass.userId !== userId) return hasMembership;
  const isActive = pass.endsAt !== null && pass.endsAt.getTime() > now;
  if (isActive !== hasMembership) return true;
  if (!hasMembership) return false;
  // Membership of an administrator has no end, but their pass does.
  const isOtherEnd =
    endsAt !== null && endsAt.getTime() > now && endsAt.getTime() !== pass.endsAt?.getTime();
  return isOtherEnd || Math.abs(now - pass.issuedAt.getTime()) > FRESH_MS;
}
