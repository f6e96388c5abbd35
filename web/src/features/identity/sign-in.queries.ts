import type { RequestOf } from '@forja/contract/endpoint';
import { type Credentials, login, register, type Registration, type User } from '@forja/contract/identity';
import { passkeyLogin } from '@forja/contract/passkeys';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../design/toast.ts';
import { call } from '../../shared/call.ts';
import { readableError, refusalCode } from '../../shared/readable-error.ts';
import { everythingElse } from './session/change-account.ts';
import { clearEarlierData, isSavingAPlan } from './session/earlier-data.ts';
import { identityMessages } from './identity.messages.ts';
import { enterSession } from './session.queries.ts';

type PasskeyEntrance = RequestOf<typeof passkeyLogin>['body'];
type Entrance<Body> = { ask: (body: Body) => Promise<User>; done: string; failed: string; otherwise: string };
export type Destination = { next: string; onDone: () => void };

export const useLogin = (destination: Destination) =>
  useEntrance<Credentials>(
    {
      ask: (body) => call(login, { body }),
      done: identityMessages.loggedIn,
      failed: identityMessages.loginFailed,
      otherwise: identityMessages.loginFailed,
    },
    destination,
  );

export const usePasskeyEntrance = (destination: Destination) =>
  useEntrance<PasskeyEntrance>(
    {
      ask: (body) => call(passkeyLogin, { body }),
      done: identityMessages.loggedIn,
      failed: identityMessages.loginFailed,
      otherwise: identityMessages.loginFailed,
    },
    destination,
  );

export const useRegister = (destination: Destination) =>
  useEntrance<Registration>(
    {
      ask: (body) => call(register, { body }),
      done: identityMessages.registered,
      failed: identityMessages.registerFailed,
      otherwise: identityMessages.noAccountMade,
    },
    destination,
  );

function useEntrance<Body>({ ask, done, failed, otherwise }: Entrance<Body>, { next, onDone }: Destination) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ask,
    onSuccess: async (user) => {
      // What the previous person left, in memory and on the device, is not this person's.
      cache.removeQueries(everythingElse);
      clearEarlierData({ keepPlanDraft: isSavingAPlan(next) });
      await enterSession(cache, user);
      toast({ title: done, description: identityMessages.welcome });
      onDone();
    },
    onError: (error) => {
      // Not a failure: the code is asked for.
      if (refusalCode(error) === 'second_factor_required') return;
      toast({ variant: 'destructive', title: failed, description: readableError(error, otherwise) });
    },
  });
}
