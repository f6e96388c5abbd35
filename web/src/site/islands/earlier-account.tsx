import type { FormValues } from '../../../site-script/load-island.ts';
import { SealedDialog } from '../../app/account-sync/sealed-dialog.tsx';
import { userQuery } from '../../features/identity/session.queries.ts';
import { tabStore } from '../../shared/device-store.ts';
import { hasFlash } from '../../shared/pages/flash.ts';
import { queryClient } from '../../shared/http/query-client.ts';
import { renderIsland } from './render-island.tsx';

const TRIED_KEY = 'forja-salida';

/**
 * Checks the session: a page for visitors on a device with records may be older than it. Reloads
 * once, so that it cannot loop.
 */
export async function prepare(reload = () => location.reload()): Promise<void> {
  const user = await queryClient.fetchQuery(userQuery).catch(() => undefined);
  // The sign-in of this page is already navigating.
  if (!user || hasFlash() || tabStore.get(TRIED_KEY) !== null) return;
  tabStore.set(TRIED_KEY, '1');
  reload();
}

/** Offers records that never reached the account. */
export const render = (container: HTMLElement, values: FormValues): void =>
  renderIsland(container, <SealedDialog />, values);
