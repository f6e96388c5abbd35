import {
  changePassword,
  changeSecretQuestion,
  closeOtherSessions,
  closeSession,
  listAccesses,
  listNotices,
  listSessions,
  readAccount,
  readNotices,
} from '@forja/contract/account';
import type { RequestOf } from '@forja/contract/endpoint';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/call.ts';

/** What happens to an account happens from other devices too: each visit asks again. */
const FRESH_MS = 10_000;

export const accountQuery = queryOptions({
  queryKey: ['/api/account'],
  queryFn: () => call(readAccount, {}),
  staleTime: FRESH_MS,
});

export const noticesQuery = queryOptions({
  queryKey: ['/api/account/notices'],
  queryFn: () => call(listNotices, {}),
  staleTime: FRESH_MS,
});

export const accessesQuery = queryOptions({
  queryKey: ['/api/account/accesses'],
  queryFn: () => call(listAccesses, {}),
  staleTime: FRESH_MS,
});

export const sessionsQuery = queryOptions({
  queryKey: ['/api/account/sessions'],
  queryFn: () => call(listSessions, {}),
  staleTime: FRESH_MS,
  refetchOnWindowFocus: true,
});

/** Every list of Mi Cuenta tells part of what a change did: a new notice, one session less. */
export const refreshAccount = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({
    predicate: ({ queryKey: [address] }) => typeof address === 'string' && address.startsWith('/api/account'),
  });

export function useChangePassword() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof changePassword>['body']) => call(changePassword, { body }),
    onSuccess: () => refreshAccount(cache),
  });
}

export function useChangeSecretQuestion() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof changeSecretQuestion>['body']) => call(changeSecretQuestion, { body }),
    onSuccess: () => refreshAccount(cache),
  });
}

export function useCloseSession() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(closeSession, { params: { id } }),
    // Also when it was refused: closed already, the list on screen is old.
    onSettled: () => refreshAccount(cache),
  });
}

export function useCloseOtherSessions() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(closeOtherSessions, {}),
    onSettled: () => refreshAccount(cache),
  });
}

export function useReadNotices() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(readNotices, {}),
    onSuccess: () => refreshAccount(cache),
  });
}
