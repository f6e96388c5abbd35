import type { Pass } from './read-pass.ts';

/** What the device may say of a membership when the server cannot be asked. */
export type PassVerdict =
  | { status: 'active'; endsAt: Date }
  /** It was to end by now: whether it was renewed elsewhere is not known here. */
  | { status: 'ended' }
  | { status: 'none' };

/** While there is signal the pass is renewed this often. */
const FRESH_MS = 12 * 60 * 60_000;

type Judged = {
  /** Checked; undefined where there is none or it is not to be believed. */
  pass: Pass | undefined;
  userId: string;
  /** By the clock of the server, as far as the device knows it. */
  now: number;
};

export function judgePass({ pass, userId, now }: Judged): PassVerdict {
  if (!pass || pass.userId !== userId) return { status: 'none' };
  if (pass.endsAt === null) return { status: 'none' };
  // What the server had already seen end does not come back, whatever the clock says.
  const at = Math.max(now, pass.issuedAt.getTime());
  return at < pass.endsAt.getTime()
    ? { status: 'active', endsAt: pass.endsAt }
    : { status: 'ended' };
}

type Renewed = {
  pass: Pass | undefined;
  userId: string;
  /** What the server just answered. */
  membership: { hasMembership: boolean; endsAt: Date | null };
  now: number;
};

/** Whether what the device keeps is no longer what the server would sign. */
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
  // An administrator's membership names no end, and their pass does.
  const isOtherEnd =
    endsAt !== null && endsAt.getTime() > now && endsAt.getTime() !== pass.endsAt?.getTime();
  return isOtherEnd || Math.abs(now - pass.issuedAt.getTime()) > FRESH_MS;
}
