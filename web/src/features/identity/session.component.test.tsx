import { expect, onTestFinished, test } from 'vitest';
import { currentAccount } from '../../shared/current-account.ts';
import { tabStore } from '../../shared/device-store.ts';
import { queryClient } from '../../shared/http/query-client.ts';
import { forgetPerson } from './session.queries.ts';
import { rememberSession, storedSession } from './session/stored-session.ts';

const user = { id: '00000000-0000-4000-8000-000000000001', username: 'ana@ejemplo.com.ar' };

test('signing out removes the person from the page, the tab and the device', async () => {
  onTestFinished(() => queryClient.clear());
  currentAccount.set(user);
  rememberSession(user, new Date());
  tabStore.set('algo', 'de la sesión');
  await forgetPerson(queryClient);
  expect(currentAccount.get()).toBeNull();
  expect(storedSession(new Date())).toBeUndefined();
  expect(tabStore.get('algo')).toBeNull();
});
