import { confirmEmail, denyEmail } from '@forja/contract/identity/account-email';
import { reclaimAccount } from '@forja/contract/identity/account-reversal';
import type { RequestOf } from '@forja/contract/http/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { forgetUsedLink } from '../recovery/used-link.ts';
import { checkSession } from '../session.queries.ts';

/** The signed-in user may be the one of the email, so their data is fetched again. */
export function useConfirmEmail() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof confirmEmail>['body']) =>
      forgetUsedLink(call(confirmEmail, { body })),
    onSuccess: () => void cache.invalidateQueries(),
  });
}

export function useDenyEmail() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => forgetUsedLink(call(denyEmail, { body: { token } })),
    onSuccess: () => void checkSession(cache),
  });
}

export function useReclaimAccount() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof reclaimAccount>['body']) =>
      forgetUsedLink(call(reclaimAccount, { body })),
    onSuccess: () => void checkSession(cache),
  });
}
