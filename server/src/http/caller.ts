import type { Access } from '@forja/contract/endpoint';
import { AppError } from './app-error.ts';

/** The person behind a request. */
export type Caller = { id: string; username: string; role: 'user' | 'admin' };

/** Lets through, or refuses, before anything of the request is read: a stranger learns nothing from a bad body. */
export function assertMayCall(access: Exclude<Access, 'public'>, caller: Caller | undefined): Caller {
  if (access === 'admin' && caller?.role !== 'admin') throw new AppError('not_found');
  if (!caller) throw new AppError('not_signed_in');
  return caller;
}
