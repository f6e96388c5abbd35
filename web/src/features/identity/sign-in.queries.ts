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
import { identityMessages } from './identity.messages.ts';
import { browserKey } from './session/browser-key.ts';
import { welcome } from './welcome.ts';

type PasskeyEntrance = RequestOf<typeof passkeyLogin>['body'];
type SignInMethod<Body> = {
  /** `mailbox`: nobody is signed in yet, and what follows is in an email. */
  signIn: (body: Body) => Promise<User | 'mailbox'>;
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
      async signIn(body) {
        const { next } = destination;
        const form = { ...body, browserKey: browserKey.make(), ...(next !== '/' && { next }) };
        const answer = await call(register, { body: form });
        return 'pending' in answer ? answer.pending : answer;
      },
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
      if (user === 'mailbox') return dismissFailure.current();
      await welcome(cache, user, { doneTitle, next });
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
