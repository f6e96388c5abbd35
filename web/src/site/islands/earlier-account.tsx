import type { FormValues } from '../../../site-script/load-island.ts';
import { SealedDialog } from '../../app/account-sync/sealed-dialog.tsx';
import { userQuery } from '../../features/identity/session.queries.ts';
import { tabStore } from '../../shared/device-store.ts';
import { queryClient } from '../../shared/http/query-client.ts';
import { renderIsland } from './render-island.tsx';

const TRIED_KEY = 'forja-salida';

/**
 * Asks the server whether there is a session: the device has records of an account, and yet the server answered a page for
 * visitors. Then the page is older than the session, and is reloaded once, so that it cannot loop.
 */
export async function prepare(reload = () => location.reload()): Promise<void> {
  // Somebody signed in with the form of this page, which is leaving.
  if (queryClient.getQueryData(userQuery.queryKey)) return;
  const user = await queryClient.fetchQuery(userQuery).catch(() => undefined);
  if (!user || tabStore.get(TRIED_KEY) !== null) return;
  tabStore.set(TRIED_KEY, '1');
  reload();
}

/** Offers the records that did not reach the account. */
export const render = (container: HTMLElement, values: FormValues): void =>
  renderIsland(container, <SealedDialog />, values);
