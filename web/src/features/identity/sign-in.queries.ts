import type { Credentials, Registration, User } from '@forja/contract/identity/identity';
import { useEffect, useRef } from 'react';
import { toast } from '../../design/feedback/toast.ts';
import { readableError, refusalCode, refusedFields } from '../../shared/http/readable-error.ts';
import { UnreachableError } from '../../shared/http/request-error.ts';
import { requestMessages } from '../../shared/http/request.messages.ts';
import { identityMessages } from './identity.messages.ts';
import type { PasskeyEntrance, signInRequests } from './sign-in-requests.ts';

type Requests = typeof signInRequests;
type SignInMethod<Body> = {
  /** `mailbox`: nobody is signed in yet, and the next step is in an email. */
  signIn: (requests: Requests, body: Body) => Promise<User | 'mailbox'>;
  doneTitle: string;
  failed: string;
  otherwise: string;
};
export type Destination = { next: string; onDone: () => void };

const LOGIN = {
  doneTitle: identityMessages.loggedIn,
  failed: identityMessages.loginFailed,
  otherwise: identityMessages.loginFailed,
};

/** Rejects as a request does when offline. */
export async function loadSignInRequests(): Promise<Requests> {
  try {
    return (await import('./sign-in-requests.ts')).signInRequests;
  } catch (cause) {
    throw new UnreachableError(requestMessages.unreachable, { cause });
  }
}

export const useLogin = (destination: Destination) =>
  useSignIn<Credentials>({ ...LOGIN, signIn: ({ login }, body) => login(body) }, destination);

export const usePasskeyEntrance = (destination: Destination) =>
  useSignIn<PasskeyEntrance>(
    { ...LOGIN, signIn: ({ enterWithPasskey }, body) => enterWithPasskey(body) },
    destination,
  );

export const useRegister = (destination: Destination) =>
  useSignIn<Registration>(
    {
      signIn: ({ register }, body) => register(body, destination.next),
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
  const dismissFailure = useRef(() => {});
  // A failure toast does not outlive its screen.
  useEffect(() => () => dismissFailure.current(), []);

  function showFailure(error: unknown) {
    // The form asks for the code.
    if (refusalCode(error) === 'second_factor_required') return;
    // A field shows its own error.
    const hasField = refusedFields(error).length > 0 || refusalCode(error) === 'wrong_code';
    const description = hasField ? otherwise : readableError(error, otherwise);
    dismissFailure.current = toast({
      variant: 'destructive',
      title: failed,
      description: description === failed ? undefined : description,
    });
  }

  return async (body: Body): Promise<User | 'mailbox'> => {
    try {
      const requests = await loadSignInRequests();
      const user = await signIn(requests, body);
      if (user === 'mailbox') {
        dismissFailure.current();
        return user;
      }
      await requests.welcome(user, { doneTitle, next });
      onDone();
      return user;
    } catch (error) {
      showFailure(error);
      throw error;
    }
  };
}
