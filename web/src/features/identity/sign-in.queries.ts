import type { RequestOf } from '@forja/contract/http/endpoint';
import {
  type Credentials,
  login,
  register,
  type Registration,
  type User,
} from '@forja/contract/identity/identity';
import { passkeyLogin } from '@forja/contract/identity/passkeys';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toast } from '../../design/feedback/toast.ts';
import { call } from '../../shared/http/call.ts';
import { readableError, refusalCode, refusedFields } from '../../shared/http/readable-error.ts';
import { everythingElse } from './session/change-account.ts';
import { clearEarlierData, isSavingAPlan } from './session/earlier-data.ts';
import { identityMessages } from './identity.messages.ts';
import { enterSession } from './session.queries.ts';

type PasskeyEntrance = RequestOf<typeof passkeyLogin>['body'];
type SignInMethod<Body> = {
  signIn: (body: Body) => Promise<User>;
  doneTitle: string;
  failed: string;
  otherwise: string;
};
export type Destination = { next: string; onDone: () => void };

export const useLogin = (destination: Destination) =>
  useSignIn<Credentials>(
    {
      signIn: (body) => call(login, { body }),
      doneTitle: identityMessages.loggedIn,
      failed: identityMessages.loginFailed,
      otherwise: identityMessages.loginFailed,
    },
    destination,
  );

export const usePasskeyEntrance = (destination: Destination) =>
  useSignIn<PasskeyEntrance>(
    {
      signIn: (body) => call(passkeyLogin, { body }),
      doneTitle: identityMessages.loggedIn,
      failed: identityMessages.loginFailed,
      otherwise: identityMessages.loginFailed,
    },
    destination,
  );

export const useRegister = (destination: Destination) =>
  useSignIn<Registration>(
    {
      signIn: (body) => call(register, { body }),
      doneTitle: identityMessages.registered,
      failed: identityMessages.registerFailed,
      otherwise: identityMessages.noAccountMade,
    },
    destination,
  );

function useSignIn<Body>(
  { signIn, doneTitle, failed, otherwise }: SignInMethod<Body>,
  { next, onDone }: Destination,
) {
  const cache = useQueryClient();
  const dismissFailure = useRef(() => {});
  // What failed here says nothing on the next screen.
  useEffect(() => () => dismissFailure.current(), []);
  return useMutation({
    mutationFn: signIn,
    onSuccess: async (user) => {
      // What the previous person left, in memory and on the device, is not this person's.
      cache.removeQueries(everythingElse);
      clearEarlierData({ keepPlanDraft: isSavingAPlan(next) });
      await enterSession(cache, user);
      toast({ title: doneTitle, description: identityMessages.welcome });
      onDone();
    },
    onError: (error) => {
      // Not a failure: the code is asked for.
      if (refusalCode(error) === 'second_factor_required') return;
      // A field says its own.
      const hasField = refusedFields(error).length > 0 || refusalCode(error) === 'wrong_code';
      const description = hasField ? otherwise : readableError(error, otherwise);
      dismissFailure.current = toast({
        variant: 'destructive',
        title: failed,
        description: description === failed ? undefined : description,
      });
    },
  });
}
