import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { currentAccount } from '../../../shared/current-account.ts';
import { changeAccount, USER_KEY } from './change-account.ts';

const ana = { id: 'ana', username: 'ana@ejemplo.com.ar' };
const beto = { id: 'beto', username: 'beto@ejemplo.com.ar' };

function openPage(account: typeof ana | null) {
  currentAccount.set(account);
  onTestFinished(() => currentAccount.set(null));
  const cache = new QueryClient();
  cache.setQueryData([USER_KEY], account);
  cache.setQueryData(['/api/account'], { notices: 2 });
  return { cache, read: () => cache.getQueryData(['/api/account']) };
}

test.each([
  { what: 'another person', next: beto },
  { what: 'a visitor', next: null },
])('$what sees no cached data of the previous person', ({ next }) => {
  const { cache, read } = openPage(ana);
  changeAccount(cache, next);
  expect(currentAccount.get()).toEqual(next);
  expect(read()).toBeUndefined();
});

test('a rename of the same person keeps the cached data', () => {
  const { cache, read } = openPage(ana);
  changeAccount(cache, { ...ana, username: 'nueva@ejemplo.com.ar' });
  expect(currentAccount.get()?.username).toBe('nueva@ejemplo.com.ar');
  expect(read()).toEqual({ notices: 2 });
});

test('the first sign-in keeps the session of the visitor', () => {
  const { cache, read } = openPage(null);
  changeAccount(cache, ana);
  expect(currentAccount.get()).toEqual(ana);
  expect(read()).toEqual({ notices: 2 });
});
