import type { Locator, Page } from '@playwright/test';
import { openBrowser } from '../../support/account/account.ts';
import {
  getSignInLink,
  openSignInPage,
  submitCredentials,
} from '../../support/account/sign-in-page.ts';
import { expect, test } from '../../support/fixtures.ts';
import { gatedRoutes, personalRoutes } from '../../support/app/routes.ts';
import { aPerson, becomeMember, registerPerson } from '../../support/account/people.ts';

const WIDE = { width: 1440, height: 900 };
const getAccessDialog = (page: Page) => page.getByRole('dialog', { name: 'Acceso requerido' });
const getNext = (page: Page) => page.getByRole('button', { name: 'Seguir con tu salud' });
const getAge = (page: Page) => page.getByLabel('Edad');
const getMissing = (page: Page) => page.getByText('Este campo es obligatorio');

const findFirstControl = (page: Page): Locator =>
  page
    .getByRole('main')
    .locator(
      'button, a[href]:not([href^="tel:"], [href="/alarma"], [data-open-to-visitors], [data-open-to-visitors] *), input, select, [data-auth-required]',
    )
    .filter({ visible: true })
    .first();

async function findCentre(control: Locator): Promise<{ x: number; y: number }> {
  // centres it, where nothing sticky covers it
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await control.boundingBox();
  if (!box) throw new Error('the control is not on screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a visitor reads every page, and using it explains what an account gives and leads back', async ({
  page,
}) => {
  expect(gatedRoutes).toContain('/generar-plan');
  expect(personalRoutes).toContain('/mis-planes');
  const accessDialog = getAccessDialog(page);
  for (const path of gatedRoutes)
    await test.step(path, async () => {
      await openSignInPage(page, path);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(getSignInLink(page)).toBeVisible();
      const control = findFirstControl(page);

      const { x, y } = await findCentre(control);
      await page.touchscreen.tap(x, y);
      await expect(accessDialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(accessDialog).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${path}$`));

      await control.focus();
      await page.keyboard.press('Enter');
      await expect(accessDialog).toBeVisible();
      // focus stays inside: Tab wraps around
      for (let i = 0; i < 8; i += 1) {
        await page.keyboard.press('Tab');
        expect(
          await page.evaluate(() => document.activeElement?.closest('main') ?? null),
        ).toBeNull();
      }
      await accessDialog.getByRole('button', { name: 'Registrarme ahora' }).click();
      await expect(page).toHaveURL(
        new RegExp(`/auth\\?modo=registro&next=${encodeURIComponent(path)}$`),
      );
      await expect(accessDialog).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Registrate gratis' })).toBeVisible();
    });
  for (const path of personalRoutes)
    await test.step(`${path} asks for a sign-in and returns there afterwards`, async () => {
      await openSignInPage(page, path);
      await expect(page).toHaveURL(new RegExp(`/auth\\?next=${encodeURIComponent(path)}$`));
      await expect(page.getByRole('heading', { level: 1, name: 'Iniciá sesión' })).toBeVisible();
    });

  await test.step('a form that saves requires an account too', async () => {
    await openSignInPage(page, '/medidas');
    await page.getByRole('button', { name: 'Guardar medidas' }).click();
    await expect(accessDialog).toBeVisible();
  });

  await test.step('every way to close the explanation leaves the form unchanged', async () => {
    await openSignInPage(page, '/generar-plan');
    await expect(page.getByRole('heading', { name: 'Tus datos' })).toBeVisible();
    await getNext(page).click();
    await accessDialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(accessDialog).toHaveCount(0);
    await getAge(page).click();
    await expect(accessDialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(accessDialog).toHaveCount(0);
    await page.getByRole('radio', { name: 'Varón' }).click();
    await expect(accessDialog).toBeVisible();
    await accessDialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(page.getByRole('radio', { name: 'Varón' })).not.toBeChecked();
  });

  for (const size of [page.viewportSize() ?? WIDE, WIDE])
    await test.step(`the keyboard triggers the explanation by typing, not by reading, at ${size.width}`, async () => {
      await page.setViewportSize(size);
      await openSignInPage(page, '/generar-plan');
      await findFirstControl(page).focus();
      for (const key of ['Tab', 'Shift+Tab', 'PageDown', 'End', 'Home'])
        await page.keyboard.press(key);
      await expect(accessDialog).toHaveCount(0);
      await getAge(page).focus();
      await page.keyboard.type('2');
      await expect(accessDialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(getAge(page)).toHaveValue('');
      // fields that a visitor cannot fill in show no error
      await getAge(page).focus();
      await page.keyboard.press('Tab');
      await expect(getMissing(page)).toHaveCount(0);
      await getNext(page).focus();
      await page.keyboard.press('Enter');
      await expect(accessDialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(accessDialog).toHaveCount(0);
    });

  await test.step('a mouse triggers it like a finger', async () => {
    const { x, y } = await findCentre(findFirstControl(page));
    await page.mouse.click(x, y);
    await expect(accessDialog).toBeVisible();
  });
});

test('the explanation closes when somebody signs in, and never appears with a session', async ({
  page,
  context,
  app,
  browser,
}) => {
  const accessDialog = getAccessDialog(page);
  const missing = getMissing(page).first();

  await test.step('it closes by itself when another tab signs in, and the page loads that account', async () => {
    const person = aPerson();
    const otherBrowser = await openBrowser(browser, app.origin);
    await registerPerson(otherBrowser, app.origin, person);
    // the membership invitation would open a second later over the controls
    await becomeMember(otherBrowser, app.origin);
    await otherBrowser.close();
    await openSignInPage(page, '/generar-plan');
    await getNext(page).click();
    await expect(accessDialog).toBeVisible();
    await expect(missing).toHaveCount(0);
    const tab = await context.newPage();
    await openSignInPage(tab, '/auth');
    await submitCredentials(tab, person);
    await expect(accessDialog).toHaveCount(0);
    await getNext(page).click();
    await expect(missing).toBeVisible();
    await expect(accessDialog).toHaveCount(0);
    await tab.close();
  });

  await test.step('a session cookie without local data opens the app', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/generar-plan');
    await getAge(page).fill('30');
    await getNext(page).click();
    await expect(missing).toBeVisible();
    await expect(getAge(page)).toHaveValue('30');
    await expect(accessDialog).toHaveCount(0);
  });
});
