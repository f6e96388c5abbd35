import type { User } from '@forja/contract/identity';
import {
  type QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toast } from '../../design/toast.ts';
import { tabStore } from '../../shared/device-store.ts';
import { loader } from '../../shared/default-loader.ts';
import { readableError } from '../../shared/readable-error.ts';
import { request } from '../../shared/request.ts';
import { clearEarlierData } from './earlier-data.ts';
import { identityMessages } from './identity.messages.ts';
import { isUser } from './is-user.ts';
import { type SessionState, sessionState } from './session-state.ts';
import { forgetSession, rememberSession, renameSession, storedSession } from './stored-session.ts';

const MINUTE_MS = 60_000;
const loadUser = loader({
  on401: 'null',
  // It asks who is signed in, so it cannot say it.
  account: null,
  headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
});

/** Who is signed in; null when nobody is. */
export const userQuery = queryOptions({
  queryKey: ['/api/user'],
  queryFn: async (context): Promise<User | null> => {
    const reply = await loadUser(context);
    if (reply === null) {
      // The session ended elsewhere: this device no longer knows who is here.
      forgetSession();
      return null;
    }
    if (!isUser(reply)) throw new TypeError(identityMessages.strangeAnswer);
    // A session that was given back leaves nothing here; from now on this person is known without signal too.
    const now = new Date();
    const stored = storedSession(now);
    if (stored?.userId !== reply.id) rememberSession(reply, now);
    // The address changed by a letter, maybe in another browser.
    else if (stored.username !== reply.username) renameSession(reply.username);
    return reply;
  },
  staleTime: 5 * MINUTE_MS,
  gcTime: 10 * MINUTE_MS,
  refetchInterval: 300_000,
  // The library's "focus" is the page becoming visible again.
  refetchOnWindowFocus: 'always',
  // Each part of the page that asks who is here would ask the server again, and without signal that never ends.
  retryOnMount: false,
});

/** All that was read for this person: it goes when another one comes. */
export const everythingElse = {
  predicate: ({ queryKey }: { queryKey: QueryKey }) => queryKey[0] !== userQuery.queryKey[0],
};

/** After every device of an account was signed out: this may be one of them. */
export async function askWhoIsHere(cache: QueryClient): Promise<void> {
  await cache.invalidateQueries({ queryKey: userQuery.queryKey });
  if (!cache.getQueryData(userQuery.queryKey)) cache.removeQueries(everythingElse);
}

export function useSession(): SessionState {
  const asked = useQuery(userQuery);
  const slowSince = useSlowSince(asked.isPending);
  // Asked again after a failure it is still the same person: the page under their hands does not go away meanwhile.
  const unanswered = asked.errorUpdatedAt > 0 ? new Date(asked.errorUpdatedAt) : slowSince;
  return sessionState(asked, unanswered && storedSession(unanswered));
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

/** Nobody is here any more: neither on the page, nor in memory, nor on the device. */
export async function forgetPerson(cache: QueryClient, leave: () => Promise<void>): Promise<void> {
  forgetSession();
  clearEarlierData({ keepPlanDraft: false });
  tabStore.clear();
  // First off the page: one that needs a session would ask for a new one the moment this one ends.
  await leave();
  cache.removeQueries(everythingElse);
  cache.setQueryData(userQuery.queryKey, null);
}

export function useLogout({ leave }: { leave: () => Promise<void> }) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => request('POST', '/api/logout', { body: {}, account: null }),
    onSuccess: async () => {
      await forgetPerson(cache, leave);
      toast({ title: identityMessages.loggedOut });
    },
    onError: (error) => {
      toast({ variant: 'destructive', title: identityMessages.logoutFailed, description: readableError(error) });
    },
  });
}
