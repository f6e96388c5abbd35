import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { recordMeasure } from '../../support/pages/measure-form.ts';
import { listSyncedMeasures } from '../../support/pages/synced-measures.ts';
import { waitForWholeApp } from '../../support/browser/service-worker.ts';

test.use({ serviceWorkers: 'allow' });

/** Dispatches the sync event, because Playwright's offline mode affects only pages. */
async function dispatchSync(
  context: BrowserContext,
  { origin, tag }: { origin: string; tag: string },
): Promise<void> {
  // a blank page, because an app page would send by itself
  const devtools = await context.newCDPSession(await context.newPage());
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (registration) resolve(registration.registrationId);
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

test('offline writes reach the account once with the app closed', async ({
  page,
  app,
  context,
  signInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|net::ERR|fetching the script/);
  await signInAs();
  const { id }: { id: string } = await (await context.request.get(`${app.origin}/api/user`)).json();
  await page.goto('/medidas');
  await waitForWholeApp(page);
  await context.setOffline(true);
  for (const day of ['2026-11-01', '2026-11-02'])
    await recordMeasure(page, { day, weight: '78,4' });
  await page.close();
  await context.setOffline(false);

  // the session matches, and another account's tag sends nothing
  await dispatchSync(context, { origin: app.origin, tag: `outbox:${crypto.randomUUID()}` });
  await dispatchSync(context, { origin: app.origin, tag: `outbox:${id}` });
  await expect.poll(() => listSyncedMeasures(context, app.origin)).toHaveLength(2);

  const again = await context.newPage();
  await again.goto('/medidas');
  await expect(again.getByText('En tu cuenta', { exact: true })).toHaveCount(2);
  expect(await listSyncedMeasures(context, app.origin)).toHaveLength(2);
});
