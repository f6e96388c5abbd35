import { limitedAddress } from './limited-address.ts';
import type { TryLimit } from './count-try.ts';
import { type Action, type Kind, KINDS, LIMITS } from './try-limits.data.ts';

/** `device`: hash of a device that signed in to this account before. */
export type LimitSubject = { account?: string; ip: string; device?: string | undefined };
type AppliedLimit = { kind: Kind; value: string; limit: TryLimit };

export const listAppliedLimits = (action: Action, subject: LimitSubject): AppliedLimit[] =>
  listKinds(action, subject).flatMap((kind) => {
    const limit = findLimit(action, kind);
    const value = getLimitKey(kind, subject);
    return limit && value !== undefined ? [{ kind, value, limit }] : [];
  });

export const listNoticeLimits = (action: Action, account: string): AppliedLimit[] => {
  const limit = findLimit(action, 'accountNotice');
  return limit ? [{ kind: 'accountNotice', value: account, limit }] : [];
};

const findLimit = (action: Action, kind: Kind): TryLimit | undefined => {
  const limits: Partial<Record<Kind, TryLimit>> = LIMITS[action];
  return limits[kind];
};

/** Known devices have their own limit, so that attackers elsewhere cannot lock the owner out. */
const listKinds = (action: Action, { device }: LimitSubject): readonly Kind[] =>
  device !== undefined && findLimit(action, 'device')
    ? ['device']
    : KINDS.filter((kind) => kind !== 'device');

function getLimitKey(kind: Kind, { account, ip, device }: LimitSubject): string | undefined {
  const address = limitedAddress(ip);
  if (kind === 'ip') return address;
  if (account === undefined) return undefined;
  if (kind === 'accountAtAddress') return `${account} ${address}`;
  return kind === 'device' ? `${account} ${device}` : account;
}
