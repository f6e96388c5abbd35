import { completeRegistration } from '@forja/contract/identity/registration';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { safeNext } from '../../../shared/safe-next.ts';
import { identityMessages } from '../identity.messages.ts';
import { browserKey } from '../session/browser-key.ts';
import { welcome } from '../welcome.ts';

/** Creates the account in the browser of the form, or with its password. */
export function useCompleteRegistration(onDone: (next: string | undefined) => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: { token: string; password?: string }) => {
      const key = browserKey.get();
      return call(completeRegistration, { body: { ...body, ...(key && { browserKey: key }) } });
    },
    onSuccess: async ({ user, next }) => {
      browserKey.remove();
      const path = next === null ? undefined : safeNext(next);
      const doneTitle = identityMessages.registered;
      await welcome(cache, user, { doneTitle, next: path ?? '/' });
      onDone(path);
    },
  });
}
