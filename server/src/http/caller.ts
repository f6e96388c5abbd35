import type { Access } from '@forja/contract/http/endpoint';
import { AppError } from './app-error.ts';

type MembershipCheck = (caller: Caller) => Promise<boolean>;
type LateProof = { madeAt: Date; pass: string };

export type SecondFactorProof = 'recent' | 'valid' | 'stale';

export type Caller = {
  id: string;
  username: string;
  role: 'user' | 'admin';
  proof?: SecondFactorProof;
  block?: Block;
};

export type Block = { reason: string; contact: string };

export type LateWrite = { deleted?: boolean; madeAt?: Date | undefined; pass?: string | undefined };
export type CheckLateWrite = (caller: Caller, proof: LateProof) => Promise<boolean>;

/** Deletion is always allowed, and writes made during the membership may be sent after its end. */
export async function assertMayWrite(
  caller: Caller,
  { deleted, madeAt, pass }: LateWrite,
  { isMember, mayArriveLate }: { isMember: MembershipCheck; mayArriveLate: CheckLateWrite },
): Promise<void> {
  if (deleted === true || (await isMember(caller))) return;
  if (
    madeAt === undefined ||
    pass === undefined ||
    !(await mayArriveLate(caller, { madeAt, pass }))
  )
    throw new AppError('membership_required');
}

/**
 * Refuses requests of a page whose account is not the one signed in, for example in another tab.
 */
export function assertSameAccount(
  caller: Caller | undefined,
  account: string | string[] | undefined,
): void {
  if (caller && account !== undefined && account !== caller.id)
    throw new AppError('another_person_signed_in');
}

type Requirements = {
  access: Exclude<Access, 'public'>;
  needsRecentProof: boolean;
  opensWhileBlocked: boolean;
};

/** Runs before body validation, so that its errors reveal nothing without access. */
export async function assertMayCall(
  { access, needsRecentProof, opensWhileBlocked }: Requirements,
  caller: Caller | undefined,
  isMember: MembershipCheck,
): Promise<Caller> {
  if (access === 'admin' && caller?.role !== 'admin') throw new AppError('not_found');
  if (!caller) throw new AppError('not_signed_in');
  if (caller.block && !opensWhileBlocked)
    throw new AppError('account_blocked', {
      message: blockedText(caller.block),
      current: caller.block,
    });
  if (access === 'admin') assertProof(caller, needsRecentProof);
  if (access === 'member' && !(await isMember(caller))) throw new AppError('membership_required');
  return caller;
}

function assertProof({ proof }: Caller, needsRecentProof: boolean): void {
  if (proof === 'recent' || (proof === 'valid' && !needsRecentProof)) return;
  throw new AppError('second_factor_stale');
}

const blockedText = ({ reason, contact }: { reason: string; contact: string }): string =>
  `Bloqueamos tu cuenta. Motivo: ${reason.replace(/[.\s]+$/, '')}. Podés descargar tus datos o borrar la cuenta. Para resolverlo, escribí a ${contact}.`;
