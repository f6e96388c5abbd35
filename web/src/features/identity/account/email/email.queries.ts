import {
  cancelEmailChange,
  changeEmail,
  requestEmailVerification,
} from '@forja/contract/identity/account-email';
import type { RequestOf } from '@forja/contract/http/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../../design/feedback/toast.ts';
import { call } from '../../../../shared/http/call.ts';
import { readableError } from '../../../../shared/http/readable-error.ts';
import { refreshAccount } from '../../session.queries.ts';
import { emailMessages } from './email.messages.ts';

export function useChangeEmail() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof changeEmail>['body']) => call(changeEmail, { body }),
    onSuccess: () => void refreshAccount(cache),
  });
}

export function useCancelEmailChange() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelEmailChange, {}),
    // A toast, because the row disappears with the next read.
    onSuccess: () =>
      toast({ title: emailMessages.cancelled, description: emailMessages.cancelledMore }),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: emailMessages.notCancelled,
        description: readableError(error),
      }),
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
