import type { User } from '@forja/contract/identity/identity';
import type { StoredSession } from './stored-session.ts';

export type SessionState =
  | { status: 'loading' }
  | { status: 'visitor' }
  /** `confirmed` is false when the user is only remembered by the device. */
  | { status: 'signed-in'; user: User; confirmed: boolean };

type UserQueryState = { data: User | null | undefined; isPending: boolean };

export function sessionState(
  { data, isPending }: UserQueryState,
  stored: StoredSession | undefined,
): SessionState {
  if (data) return { status: 'signed-in', user: data, confirmed: true };
  if (data === null) return { status: 'visitor' };
  if (!stored) return { status: isPending ? 'loading' : 'visitor' };
  return {
    status: 'signed-in',
    user: { id: stored.userId, username: stored.username },
    confirmed: false,
  };
}
