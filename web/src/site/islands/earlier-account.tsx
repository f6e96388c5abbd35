import type { FormValues } from '../../../site-script/load-island.ts';
import { SealedDialog } from '../../app/account-sync/sealed-dialog.tsx';
import { userQuery } from '../../features/identity/session.queries.ts';
import { tabStore } from '../../shared/device-store.ts';
import { queryClient } from '../../shared/http/query-client.ts';
import { renderIsland } from './render-island.tsx';

const TRIED = 'forja-salida';

/**
 * Runs where the device has something of an account and the server gave a page for visitors: who is here is what the
 * server says.
 */
const user = await queryClient.fetchQuery(userQuery).catch(() => undefined);
// the page was of before the session: once, so that no page is loaded for ever
if (user && tabStore.get(TRIED) === null) {
  tabStore.set(TRIED, '1');
  location.reload();
}

/** What was written and did not reach the account is offered. */
export const render = (container: HTMLElement, values: FormValues): void =>
  renderIsland(container, <SealedDialog />, values);
