import { confirmSecondFactor, startSecondFactor } from '@forja/contract/identity/second-factor';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../shared/http/call.ts';
import { checkSession, refreshAccount } from '../../session.queries.ts';

export const useStartSecondFactor = () =>
  useMutation({
    mutationFn: (password: string) => call(startSecondFactor, { body: { password } }),
  });

export function useConfirmSecondFactor() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => call(confirmSecondFactor, { body: { code } }),
    // The session gets the powers of the role.
    onSuccess: () => {
      void refreshAccount(cache);
      void checkSession(cache);
    },
  });
}
