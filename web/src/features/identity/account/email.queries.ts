import { cancelEmailChange, changeEmail, requestEmailVerification } from '@forja/contract/account-email';
import type { RequestOf } from '@forja/contract/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/call.ts';
import { refreshAccount } from './account.queries.ts';

export function useChangeEmail() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof changeEmail>['body']) => call(changeEmail, { body }),
    onSuccess: () => refreshAccount(cache),
  });
}

export function useCancelEmailChange() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelEmailChange, {}),
    onSettled: () => refreshAccount(cache),
  });
}

export function useRequestVerification() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(requestEmailVerification, {}),
    onSettled: () => refreshAccount(cache),
  });
}
