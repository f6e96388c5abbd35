import type { User } from '@forja/contract/identity/identity';
import { MINUTE_MS } from '@forja/domain/units/durations';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toast } from '../../design/feedback/toast.ts';
import { mayHaveSession } from '../../shared/account-mark.ts';
import { currentAccount } from '../../shared/current-account.ts';
import { tabStore } from '../../shared/device-store.ts';
import { leaveFlash } from '../../shared/pages/flash.ts';
import { loader } from '../../shared/http/default-loader.ts';
import { readableError, refusalCode } from '../../shared/http/readable-error.ts';
import type { RecordStore } from '../../shared/records/record-store.ts';
import { request } from '../../shared/http/request.ts';
import { changeAccount, USER_KEY } from './session/change-account.ts';
import { clearEarlierData } from './session/earlier-data.ts';
import { identityMessages } from './identity.messages.ts';
import { type SessionState, sessionState } from './session/session-state.ts';
import { forgetSession, storedSession } from './session/stored-session.ts';

const loadUser = loader({
  on401: 'null',
  // The request identifies the user, so it cannot name one.
  account: null,
  headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
});

/** Loads the schemas with the first answer; visitors do without them. */
async function readUser(reply: unknown): Promise<User> {
  const { currentUser } = await import('@forja/contract/identity/identity');
  const user = currentUser.response.safeParse(reply);
  if (!user.success) throw new TypeError(identityMessages.strangeAnswer);
  return user.data;
}

export const userQuery = queryOptions({
  queryKey: [USER_KEY],
  queryFn: async (context): Promise<User | null> => {
    // Visitors skip the request, which would be refused.
    const isVisitor = !currentAccount.get() && !mayHaveSession();
    const reply = isVisitor ? null : await loadUser(context);
    const user = reply === null ? null : await readUser(reply);
    changeAccount(context.client, user);
    return user;
  },
  staleTime: 5 * MINUTE_MS,
  gcTime: 10 * MINUTE_MS,
  refetchInterval: 300_000,
  // TanStack's "focus" is the page becoming visible.
  refetchOnWindowFocus: 'always',
  // Each mounted observer would retry, endlessly when offline.
  retryOnMount: false,
});

/**
 * Refetches every list of the account, because a change adds notices and closes sessions. Callers
 * do not wait: it may be slow or never end.
 */
export const refreshAccount = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      typeof address === 'string' && address.startsWith('/api/account'),
  });

/** Checks the session after all devices were signed out. */
export const checkSession = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ queryKey: userQuery.queryKey });

export async function enterSession(cache: QueryClient, user: User): Promise<void> {
  // A pending answer belongs to the previous user.
  await cache.cancelQueries({ queryKey: userQuery.queryKey });
  changeAccount(cache, user);
  cache.setQueryData(userQuery.queryKey, user);
}

export function useSession(): SessionState {
  const userResult = useQuery(userQuery);
  const slowSince = useSlowSince(userResult.isPending);
  // A retry keeps the remembered user, so that the page under use stays.
  const unanswered =
    userResult.errorUpdatedAt > 0 ? new Date(userResult.errorUpdatedAt) : slowSince;
  const session = sessionState(userResult, unanswered && storedSession(unanswered));
  const user = session.status === 'signed-in' ? session.user : undefined;
  const [id, username] = [user?.id, user?.username];
  useEffect(() => {
    // The remembered user counts until the server answers.
    if (id !== undefined && username !== undefined && currentAccount.get() === undefined)
      currentAccount.set({ id, username });
  }, [id, username]);
  return session;
}

/** Longest wait for the session, in ms, before the remembered user counts. */
const TIMEOUT_MS = 2000;

function useSlowSince(isPending: boolean): Date | undefined {
  const [since, setSince] = useState<Date>();
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setSince(new Date()), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
  return since;
}

/** Undefined while the session is unknown. */
export function useUserId(): string | undefined {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.id : undefined;
}

/** Known before the server answers: the last user of this device. */
export const rememberedUserId = (): string | undefined =>
  currentAccount.get()?.id ?? storedSession(new Date())?.userId;

/** The caller then loads another page. */
export async function forgetPerson(cache: QueryClient): Promise<void> {
  const account = currentAccount.get();
  await cache.cancelQueries({ queryKey: userQuery.queryKey });
  currentAccount.set(null);
  if (account) await deleteRecords(account.id);
  await forgetSession();
  clearEarlierData({ keepPlanDraft: false });
  tabStore.clear();
}

async function deleteRecords(userId: string): Promise<void> {
  const { deleteRecordStore } = await import('../../shared/records/open-record-store.ts');
  await deleteRecordStore(userId);
}

type Logout = {
  userId: string;
  /** Saves a copy of the outbox; without it, signing out with unsent records is refused. */
  saveWaiting?: ((store: RecordStore) => Promise<void>) | undefined;
};
type LogoutEvents = {
  leave: () => void;
  onWaiting: (store: RecordStore) => void;
};

export function useLogout({ leave, onWaiting }: LogoutEvents) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ userId, saveWaiting }: Logout) => {
      const { leaveAccount } = await import('../../shared/records/open-record-store.ts');
      const endSession = async () => {
        await closeServerSession(userId);
        await forgetPerson(cache);
      };
      return leaveAccount(userId, { saveWaiting, endSession });
    },
    onSuccess: (result) => {
      if (result) return onWaiting(result);
      leaveFlash({ title: identityMessages.loggedOut });
      leave();
    },
    onError: (error) => {
      toast({
        variant: 'destructive',
        title: identityMessages.logoutFailed,
        description: readableError(error),
      });
    },
  });
}

async function closeServerSession(userId: string): Promise<void> {
  try {
    await request('POST', '/api/logout', { body: {}, account: userId });
  } catch (error) {
    // The session had expired.
    if (refusalCode(error) !== 'not_signed_in') throw error;
  }
}
