import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { recordMeasure } from '../../support/pages/measure-form.ts';
import { listSyncedMeasures } from '../../support/pages/synced-measures.ts';
import { waitForWholeApp } from '../../support/browser/service-worker.ts';

test.use({ serviceWorkers: 'allow' });

/** What the browser does when the signal is back: Playwright's offline is of the pages, and the browser does not see it. */
async function dispatchSync(
  context: BrowserContext,
  { origin, tag }: { origin: string; tag: string },
): Promise<void> {
  // A page of nobody: with one of the app open, that one would send.
  const devtools = await context.newCDPSession(await context.newPage());
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (found) resolve(found.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag,
    lastChance: false,
  });
}

test('what was written without signal reaches the account with the app closed, once', async ({
  page,
  app,
  context,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|net::ERR|fetching the script/);
  await signedInAs();
  const { id }: { id: string } = await (await context.request.get(`${app.origin}/api/user`)).json();
  await page.goto('/medidas');
  await waitForWholeApp(page);
  await context.setOffline(true);
  for (const day of ['2026-11-01', '2026-11-02'])
    await recordMeasure(page, { day, weight: '78,4' });
  await page.close();
  await context.setOffline(false);

  // The session that the browser has now is of nobody else: for another account it sends nothing.
  await dispatchSync(context, { origin: app.origin, tag: `outbox:${crypto.randomUUID()}` });
  await dispatchSync(context, { origin: app.origin, tag: `outbox:${id}` });
  await expect.poll(() => listSyncedMeasures(context, app.origin)).toHaveLength(2);

  const again = await context.newPage();
  await again.goto('/medidas');
  await expect(again.getByText('En tu cuenta', { exact: true })).toHaveCount(2);
  expect(await listSyncedMeasures(context, app.origin)).toHaveLength(2);
});
