import { expect, onTestFinished, test, vi } from 'vitest';
import { userQuery } from '../../features/identity/session.queries.ts';
import { queryClient } from '../../shared/http/query-client.ts';
import { leaveFlash } from '../../shared/pages/flash.ts';
import { prepare } from './earlier-account.tsx';

const user = { id: '00000000-0000-4000-8000-000000000001', username: 'ana@ejemplo.com.ar' };
const { queryKey } = userQuery;

/** Prepares the island with a signed-in session. */
async function prepareSignedIn(): Promise<number> {
  onTestFinished(() => {
    queryClient.clear();
    sessionStorage.clear();
    vi.restoreAllMocks();
  });
  document.cookie = 'forja_mark=1';
  onTestFinished(() => void (document.cookie = 'forja_mark=; max-age=0'));
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json(user)));
  const reload = vi.fn<() => void>();
  await prepare(reload);
  return reload.mock.calls.length;
}

test('a page older than the session reloads once', async () => {
  expect(await prepareSignedIn()).toBe(1);
  queryClient.removeQueries({ queryKey });
  expect(await prepareSignedIn()).toBe(0);
});

test('the sign-in of this page is not interrupted', async () => {
  leaveFlash({ title: 'Sesión iniciada' });
  expect(await prepareSignedIn()).toBe(0);
});
