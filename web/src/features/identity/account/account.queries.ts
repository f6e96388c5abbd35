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
} from '@forja/contract/identity/account';
import { deleteAccount } from '@forja/contract/account-export';
import type { RequestOf } from '@forja/contract/http/endpoint';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { leaveFlash } from '../../../shared/pages/flash.ts';
import { call } from '../../../shared/http/call.ts';
import { forgetPerson, refreshAccount } from '../session.queries.ts';
import { accountMessages } from './account.messages.ts';

/** Other devices change the account too, so each visit fetches it again. */
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

export function useChangePassword() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof changePassword>['body']) => call(changePassword, { body }),
    onSuccess: () => void refreshAccount(cache),
  });
}

export function useChangeSecretQuestion() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof changeSecretQuestion>['body']) =>
      call(changeSecretQuestion, { body }),
    onSuccess: () => void refreshAccount(cache),
  });
}

export function useCloseSession() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, password }: { id: string; password: string }) =>
      call(closeSession, { params: { id }, body: { password } }),
    // A refusal also refetches: the session may be closed already.
    onSettled: () => refreshAccount(cache),
  });
}

export function useCloseOtherSessions() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => call(closeOtherSessions, { body: { password } }),
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

export function useDeleteAccount({ leave }: { leave: () => void }) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => call(deleteAccount, { body: { password } }),
    onSuccess: async () => {
      await forgetPerson(cache);
      leaveFlash({
        title: accountMessages.delete.deleted,
        description: accountMessages.delete.deletedMore,
      });
      leave();
    },
  });
}
