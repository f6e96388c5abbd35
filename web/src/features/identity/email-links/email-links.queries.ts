import { confirmEmail, denyEmail } from '@forja/contract/identity/account-email';
import { reclaimAccount } from '@forja/contract/identity/account-reversal';
import type { RequestOf } from '@forja/contract/http/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { askWhoIsHere } from '../session.queries.ts';

/** Whoever is signed in here may be the person of the email: what is shown of them is read again. */
export function useConfirmEmail() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof confirmEmail>['body']) => call(confirmEmail, { body }),
    onSuccess: () => void cache.invalidateQueries(),
  });
}

export function useDenyEmail() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(denyEmail, { body: { token } }),
    onSuccess: () => void askWhoIsHere(cache),
  });
}

export function useReclaimAccount() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof reclaimAccount>['body']) => call(reclaimAccount, { body }),
    onSuccess: () => void askWhoIsHere(cache),
  });
}
