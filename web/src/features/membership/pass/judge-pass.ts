import type { Pass } from './read-pass.ts';

/** What the device may say of a membership when the server cannot be asked. */
export type PassVerdict =
  | { status: 'active'; endsAt: Date }
  /** It was to end by now: whether it was renewed elsewhere is not known here. */
  | { status: 'ended' }
  | { status: 'none' };

/** Clocks are corrected by some minutes now and then; a membership is not won with that. */
const CORRECTION_MS = 5 * 60_000;
/** While there is signal the pass is renewed this often. */
const FRESH_MS = 12 * 60 * 60_000;

/** A clock that went back is not believed: then it is as late as it ever was. */
export const believedTime = (now: number, latestSeen: number): number =>
  now < latestSeen - CORRECTION_MS ? latestSeen : now;

type Judged = {
  /** Checked; undefined where there is none or it is not to be believed. */
  pass: Pass | undefined;
  userId: string;
  now: number;
  /** The latest moment that this device was ever told of, by its clock or by the server. */
  latestSeen: number;
};

export function judgePass({ pass, userId, now, latestSeen }: Judged): PassVerdict {
  if (!pass || pass.userId !== userId) return { status: 'none' };
  const at = believedTime(now, Math.max(latestSeen, pass.issuedAt.getTime()));
  if (pass.endsAt === null) return { status: 'none' };
  return at < pass.endsAt.getTime() ? { status: 'active', endsAt: pass.endsAt } : { status: 'ended' };
}

type Renewed = {
  pass: Pass | undefined;
  userId: string;
  /** What the server just answered. */
  membership: { hasMembership: boolean; endsAt: Date | null };
  now: number;
};

/** Whether what the device keeps is no longer what the server would sign. */
export function isStale({ pass, userId, membership: { hasMembership, endsAt }, now }: Renewed): boolean {
  if (!pass || pass.userId !== userId) return hasMembership;
  const isActive = pass.endsAt !== null && pass.endsAt.getTime() > now;
  if (isActive !== hasMembership) return true;
  if (!hasMembership) return false;
  // An administrator's membership names no end, and their pass does.
  const isOtherEnd = endsAt !== null && endsAt.getTime() > now && endsAt.getTime() !== pass.endsAt?.getTime();
  return isOtherEnd || Math.abs(now - pass.issuedAt.getTime()) > FRESH_MS;
}
