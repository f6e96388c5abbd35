import type { RequestOf } from '@forja/contract/http/endpoint';
import {
  type Credentials,
  login,
  register,
  type Registration,
  type User,
} from '@forja/contract/identity/identity';
import { passkeyLogin, startPasskeyLogin } from '@forja/contract/identity/passkeys';
import { call } from '../../shared/http/call.ts';
import { queryClient } from '../../shared/http/query-client.ts';
import { browserKey } from './session/browser-key.ts';
import { welcome } from './welcome.ts';

export type PasskeyEntrance = RequestOf<typeof passkeyLogin>['body'];

/** Loaded after the forms, because their schemas are larger. */
export const signInRequests = {
  login: (body: Credentials): Promise<User> => call(login, { body }),
  enterWithPasskey: (body: PasskeyEntrance): Promise<User> => call(passkeyLogin, { body }),
  startPasskey: () => call(startPasskeyLogin, {}),
  async register(body: Registration, next: string): Promise<User | 'mailbox'> {
    const form = { ...body, browserKey: browserKey.make(), ...(next !== '/' && { next }) };
    const answer = await call(register, { body: form });
    return 'pending' in answer ? answer.pending : answer;
  },
  welcome: (user: User, texts: { doneTitle: string; next: string }): Promise<void> =>
    welcome(queryClient, user, texts),
};
