import type { Access } from '@forja/contract/endpoint';
import { AppError } from './app-error.ts';

type Asked = (caller: Caller) => Promise<boolean>;
type LateProof = { madeAt: Date; pass: string };

/** The person behind a request. */
export type Caller = { id: string; username: string; role: 'user' | 'admin' };

export type LateWrite = { deleted?: boolean; madeAt?: Date | undefined; pass?: string | undefined };
/** Whether a write that arrives after the membership was made during it. */
export type JudgeLateWrite = (caller: Caller, proof: LateProof) => Promise<boolean>;

/** For a write that a device kept: deleting one's own is always possible, and what was made in time may arrive late. */
export async function assertMayWrite(
  caller: Caller,
  { deleted, madeAt, pass }: LateWrite,
  { isMember, mayArriveLate }: { isMember: Asked; mayArriveLate: JudgeLateWrite },
): Promise<void> {
  if (deleted === true || (await isMember(caller))) return;
  if (madeAt === undefined || pass === undefined || !(await mayArriveLate(caller, { madeAt, pass })))
    throw new AppError('membership_required');
}

/** Of one account nothing reaches another, whoever signed in meanwhile in another tab. */
export function assertIsFor(caller: Caller | undefined, account: string | string[] | undefined): void {
  if (caller && account !== undefined && account !== caller.id) throw new AppError('another_person_signed_in');
}

/** Lets through, or refuses, before anything of the request is read: a stranger learns nothing from a bad body. */
export async function assertMayCall(
  access: Exclude<Access, 'public'>,
  caller: Caller | undefined,
  isMember: Asked,
): Promise<Caller> {
  if (access === 'admin' && caller?.role !== 'admin') throw new AppError('not_found');
  if (!caller) throw new AppError('not_signed_in');
  if (access === 'member' && !(await isMember(caller))) throw new AppError('membership_required');
  return caller;
}
