import { aPerson as aPlanPerson } from '@forja/domain/person/person.fixture';
import { expect, test } from '../../support/fixtures.ts';
import { storePlan } from '../../support/pages/saved-plans.ts';

const INSTAGRAM = /^https:\/\/www\.instagram\.com\//;

test("advice omits health data unless added, and a member's support opens WhatsApp with the message", async ({
  page,
  context,
  app,
  signInAs,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const visits: string[] = [];
  await context.route(INSTAGRAM, async (route) => {
    visits.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>Perfil</title>' });
  });
  const { username } = await signInAs();
  await page.goto(
    await storePlan(
      context,
      app.origin,
      aPlanPerson({ ageYears: 41, weightKg: 72.5, conditions: ['hypertension'] }),
    ),
  );
  const dialog = page.getByRole('dialog', { name: 'Asesoría personalizada' });
  const health = dialog.getByRole('checkbox', { name: /^Sumar datos de mi plan/ });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const leave = async () => {
    const [profile] = await Promise.all([
      context.waitForEvent('page'),
      dialog.getByRole('link', { name: 'Copiar e ir a Instagram' }).click(),
    ]);
    await profile.waitForURL(INSTAGRAM);
    await profile.close();
    await page.bringToFront();
  };

  await page.getByRole('button', { name: 'Asesoría personalizada' }).click();
  await expect(dialog).toContainText('seguimiento por WhatsApp');
  await expect(health).not.toBeChecked();
  await expect(dialog).not.toContainText('72,5 kg');
  expect(visits).toEqual([]);
  await leave();
  expect(await copied()).not.toMatch(/72,5|Hipertensión/);
  // the profile's address reveals nothing about the person
  expect(visits.map((address) => new URL(address).search)).toEqual(['']);

  await page.getByRole('button', { name: 'Asesoría personalizada' }).click();
  await health.check();
  for (const line of [/41 años, 72,5 kg/, /Hipertensión/])
    await expect(dialog.getByRole('listitem').filter({ hasText: line })).toBeVisible();
  await leave();
  expect(await copied()).toMatch(/41 años, 72,5 kg[\s\S]*Hipertensión/);

  await page.goto('/mi-cuenta#ayuda');
  const message = page.getByLabel('Tu mensaje');
  await expect(message).toHaveValue(new RegExp(username.replaceAll('.', '\\.')));
  await message.fill('¿Cómo cambio de correo?');
  await expect(page.getByRole('link', { name: 'Abrir WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=%C2%BFC%C3%B3mo%20cambio%20de%20correo%3F$/,
  );
});
