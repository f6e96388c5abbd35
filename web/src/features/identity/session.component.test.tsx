import { expect, onTestFinished, test } from 'vitest';
import { currentAccount } from '../../shared/current-account.ts';
import { queryClient } from '../../shared/http/query-client.ts';
import { forgetPerson, userQuery } from './session.queries.ts';

const user = { id: '00000000-0000-4000-8000-000000000001', username: 'ana@ejemplo.com.ar' };

test('the session ends on this page also when leaving the page never ends', async () => {
  onTestFinished(() => queryClient.clear());
  currentAccount.set(user);
  queryClient.setQueryData(userQuery.queryKey, user);
  await forgetPerson(queryClient, () => new Promise(() => undefined));
  expect(currentAccount.get()).toBeNull();
  expect(queryClient.getQueryData(userQuery.queryKey)).toBeNull();
});
