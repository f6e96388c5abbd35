import { limitedAddress } from './limited-address.ts';
import type { Limit } from './count-try.ts';
import { type Action, type Kind, KINDS, LIMITS } from './try-limits.data.ts';

/** `device` is the hash of a device that signed in to this account before; of any other there is none. */
export type Who = { account?: string; ip: string; device?: string | undefined };
type CountedBy = { kind: Kind; value: string; limit: Limit };

/** Each thing that a try of somebody is counted by, with its limit. */
export const countedBy = (action: Action, who: Who): CountedBy[] =>
  kindsOf(action, who).flatMap((kind) => {
    const limit = limitOf(action, kind);
    const value = valueOf(kind, who);
    return limit && value !== undefined ? [{ kind, value, limit }] : [];
  });

/** What closes an account to everybody, on every device. */
export const closedBy = (action: Action, account: string): CountedBy[] =>
  (['account', 'accountDay'] as const).flatMap((kind) => {
    const limit = limitOf(action, kind);
    return limit && limit.thenEverySeconds === undefined ? [{ kind, value: account, limit }] : [];
  });

const limitOf = (action: Action, kind: Kind): Limit | undefined => {
  const limits: Partial<Record<Kind, Limit>> = LIMITS[action];
  return limits[kind];
};

/** A device that the account knows is not stopped by what others do, not even from the same address. */
const kindsOf = (action: Action, { device }: Who): readonly Kind[] =>
  device !== undefined && limitOf(action, 'device') ? ['device'] : KINDS.filter((kind) => kind !== 'device');

function valueOf(kind: Kind, { account, ip, device }: Who): string | undefined {
  const address = limitedAddress(ip);
  if (kind === 'ip') return address;
  if (account === undefined) return undefined;
  if (kind === 'accountAtAddress') return `${account} ${address}`;
  return kind === 'device' ? `${account} ${device}` : account;
}
