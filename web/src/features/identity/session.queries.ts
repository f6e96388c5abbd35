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
  // It asks who is signed in, so it cannot say it.
  account: null,
  headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
});

/** The schemas come with the first answer: the page of a visitor does without them. */
async function readUser(reply: unknown): Promise<User> {
  const { currentUser } = await import('@forja/contract/identity/identity');
  const user = currentUser.response.safeParse(reply);
  if (!user.success) throw new TypeError(identityMessages.strangeAnswer);
  return user.data;
}

/** Who is signed in; null when nobody is. */
export const userQuery = queryOptions({
  queryKey: [USER_KEY],
  queryFn: async (context): Promise<User | null> => {
    // A visitor needs no answer of the server, which would be a refusal.
    const isVisitor = !currentAccount.get() && !mayHaveSession();
    const reply = isVisitor ? null : await loadUser(context);
    const user = reply === null ? null : await readUser(reply);
    changeAccount(context.client, user);
    return user;
  },
  staleTime: 5 * MINUTE_MS,
  gcTime: 10 * MINUTE_MS,
  refetchInterval: 300_000,
  // The library's "focus" is the page becoming visible again.
  refetchOnWindowFocus: 'always',
  // Each part of the page that asks who is here would ask the server again, and without signal that never ends.
  retryOnMount: false,
});

/**
 * Every list of Mi Cuenta tells part of what a change did: a new notice, one session less. A form that was accepted says so
 * without waiting for them, which on a bad link takes long and may not end.
 */
export const refreshAccount = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      typeof address === 'string' && address.startsWith('/api/account'),
  });

/** After every device of an account was signed out: this may be one of them. */
export const askWhoIsHere = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ queryKey: userQuery.queryKey });

/** The server gave this browser a session. */
export async function enterSession(cache: QueryClient, user: User): Promise<void> {
  // An answer on its way is about who was here before.
  await cache.cancelQueries({ queryKey: userQuery.queryKey });
  changeAccount(cache, user);
  cache.setQueryData(userQuery.queryKey, user);
}

export function useSession(): SessionState {
  const userResult = useQuery(userQuery);
  const slowSince = useSlowSince(userResult.isPending);
  // Asked again after a failure it is still the same person: the page under their hands does not go away meanwhile.
  const unanswered =
    userResult.errorUpdatedAt > 0 ? new Date(userResult.errorUpdatedAt) : slowSince;
  const session = sessionState(userResult, unanswered && storedSession(unanswered));
  const user = session.status === 'signed-in' ? session.user : undefined;
  const [id, username] = [user?.id, user?.username];
  useEffect(() => {
    // Who the device remembers, until the server says who it is.
    if (id !== undefined && username !== undefined && currentAccount.get() === undefined)
      currentAccount.set({ id, username });
  }, [id, username]);
  return session;
}

/** With one bar of signal an answer takes its time: who is here does not wait for it longer than this. */
const PATIENCE_MS = 2000;

function useSlowSince(isPending: boolean): Date | undefined {
  const [since, setSince] = useState<Date>();
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setSince(new Date()), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
  return since;
}

/** Whose things are on this device; nobody's while it is not known who is here. */
export function useUserId(): string | undefined {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.id : undefined;
}

/** The same, also before the server answers: who was here last, until somebody else is. */
export const rememberedUserId = (): string | undefined =>
  currentAccount.get()?.id ?? storedSession(new Date())?.userId;

/** Removes the person from memory and from the device. The caller then loads another page. */
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
  /** Saves a copy of what did not reach the account; without it, leaving with something that waits is refused. */
  saveWaiting?: ((store: RecordStore) => Promise<void>) | undefined;
};
type LogoutEvents = {
  /** Loads the page of a visitor. */
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
    // It had ended already.
    if (refusalCode(error) !== 'not_signed_in') throw error;
  }
}
