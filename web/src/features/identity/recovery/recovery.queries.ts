import type { RequestOf } from '@forja/contract/http/endpoint';
import {
  getSecretQuestion,
  recoverByLink,
  recoverPassword,
  requestRecoveryLink,
  signInOptions,
} from '@forja/contract/identity/recovery';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../design/feedback/toast.ts';
import { call } from '../../../shared/http/call.ts';
import { readableError } from '../../../shared/http/readable-error.ts';
import { identityMessages } from '../identity.messages.ts';
import { forgetUsedLink } from './used-link.ts';
import { checkSession } from '../session.queries.ts';

const { questionFailed, recoveryFailed, recovered, recoveredText } = identityMessages;

export const signInOptionsQuery = queryOptions({
  queryKey: ['/api/sign-in-options'],
  queryFn: () => call(signInOptions, {}),
});

export const useSecretQuestion = () =>
  useMutation({
    mutationFn: (username: string) => call(getSecretQuestion, { body: { username } }),
    onError: showError(questionFailed),
  });

export const useRecoverPassword = () =>
  useRecovery((body: RequestOf<typeof recoverPassword>['body']) => call(recoverPassword, { body }));

export const useRecoverByLink = () =>
  useRecovery((body: RequestOf<typeof recoverByLink>['body']) =>
    forgetUsedLink(call(recoverByLink, { body })),
  );

export const useRequestLink = () =>
  useMutation({
    mutationFn: (username: string) => call(requestRecoveryLink, { body: { username } }),
    onError: showError(recoveryFailed),
  });

function useRecovery<Body>(sendRequest: (body: Body) => Promise<unknown>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: sendRequest,
    onSuccess: async () => {
      toast({ title: recovered, description: recoveredText });
      await checkSession(cache);
    },
    onError: showError(recoveryFailed),
  });
}

function showError(title: string) {
  return (error: unknown) => {
    toast({ variant: 'destructive', title, description: readableError(error, title) });
  };
}
