import { listPasskeys, removePasskey, renamePasskey } from '@forja/contract/identity/passkeys';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../shared/http/call.ts';
import { refreshAccount } from '../../session.queries.ts';
import { makePasskey, type PasskeyToMake } from './make-passkey.ts';

export const passkeysQuery = queryOptions({
  queryKey: ['/api/account/passkeys'],
  queryFn: () => call(listPasskeys, {}),
  staleTime: 10_000,
});

export function useAddPasskey() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (newPasskey: PasskeyToMake) => makePasskey(newPasskey),
    onSuccess: () => void refreshAccount(cache),
  });
}

export function useRenamePasskey() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      call(renamePasskey, { params: { id }, body: { name } }),
    onSuccess: (passkeys) => cache.setQueryData(passkeysQuery.queryKey, passkeys),
  });
}

export function useRemovePasskey() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, password }: { id: string; password: string }) =>
      call(removePasskey, { params: { id }, body: { password } }),
    onSettled: () => refreshAccount(cache),
  });
}
