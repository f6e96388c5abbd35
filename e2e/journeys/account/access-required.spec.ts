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
const getAsked = (page: Page) => page.getByRole('dialog', { name: 'Acceso requerido' });
const getNext = (page: Page) => page.getByRole('button', { name: 'Seguir con tu salud' });
const getAge = (page: Page) => page.getByLabel('Edad');
const getMissing = (page: Page) => page.getByText('Este campo es obligatorio');

/** What a finger finds first on a page that asks for an account. */
const findFirstControl = (page: Page): Locator =>
  page
    .getByRole('main')
    .locator(
      'button, a[href]:not([href^="tel:"], [href="/alarma"], [data-open-to-visitors], [data-open-to-visitors] *), input, select, [data-auth-required]',
    )
    .filter({ visible: true })
    .first();

async function findCentre(control: Locator): Promise<{ x: number; y: number }> {
  // in the middle of the window: nothing sticky covers it there
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await control.boundingBox();
  if (!box) throw new Error('the control is not on screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a visitor reads every page, and what they use explains what an account gives and leads back', async ({
  page,
}) => {
  expect(gatedRoutes).toContain('/generar-plan');
  expect(personalRoutes).toContain('/mis-planes');
  const asked = getAsked(page);
  for (const path of gatedRoutes)
    await test.step(path, async () => {
      await openSignInPage(page, path);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(getSignInLink(page)).toBeVisible();
      const control = findFirstControl(page);

      const { x, y } = await findCentre(control);
      await page.touchscreen.tap(x, y);
      await expect(asked).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(asked).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${path}$`));

      await control.focus();
      await page.keyboard.press('Enter');
      await expect(asked).toBeVisible();
      // nothing behind it can be reached: Tab goes round inside
      for (let i = 0; i < 8; i += 1) {
        await page.keyboard.press('Tab');
        expect(
          await page.evaluate(() => document.activeElement?.closest('main') ?? null),
        ).toBeNull();
      }
      await asked.getByRole('button', { name: 'Registrarme ahora' }).click();
      await expect(page).toHaveURL(
        new RegExp(`/auth\\?modo=registro&next=${encodeURIComponent(path)}$`),
      );
      await expect(asked).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Registrate gratis' })).toBeVisible();
    });
  for (const path of personalRoutes)
    await test.step(`${path} asks who they are, and remembers where they were going`, async () => {
      await openSignInPage(page, path);
      await expect(page).toHaveURL(new RegExp(`/auth\\?next=${encodeURIComponent(path)}$`));
      await expect(page.getByRole('heading', { level: 1, name: 'Iniciá sesión' })).toBeVisible();
    });

  await test.step('a form that saves is held too', async () => {
    await openSignInPage(page, '/medidas');
    await page.getByRole('button', { name: 'Guardar medidas' }).click();
    await expect(asked).toBeVisible();
  });

  await test.step('every way of closing what it asks leaves the form as it was', async () => {
    await openSignInPage(page, '/generar-plan');
    await expect(page.getByRole('heading', { name: 'Tus datos' })).toBeVisible();
    await getNext(page).click();
    await asked.getByRole('button', { name: 'Cancelar' }).click();
    await expect(asked).toHaveCount(0);
    await getAge(page).click();
    await expect(asked).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(asked).toHaveCount(0);
    await page.getByRole('radio', { name: 'Varón' }).click();
    await expect(asked).toBeVisible();
    await asked.getByRole('button', { name: 'Cerrar' }).click();
    await expect(page.getByRole('radio', { name: 'Varón' })).not.toBeChecked();
  });

  for (const size of [page.viewportSize() ?? WIDE, WIDE])
    await test.step(`by keyboard a control is held, and reading asks for nothing, at ${size.width}`, async () => {
      await page.setViewportSize(size);
      await openSignInPage(page, '/generar-plan');
      await findFirstControl(page).focus();
      for (const key of ['Tab', 'Shift+Tab', 'PageDown', 'End', 'Home'])
        await page.keyboard.press(key);
      await expect(asked).toHaveCount(0);
      await getAge(page).focus();
      await page.keyboard.type('2');
      await expect(asked).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(getAge(page)).toHaveValue('');
      // what a visitor may not fill in is not left empty
      await getAge(page).focus();
      await page.keyboard.press('Tab');
      await expect(getMissing(page)).toHaveCount(0);
      await getNext(page).focus();
      await page.keyboard.press('Enter');
      await expect(asked).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(asked).toHaveCount(0);
    });

  await test.step('a mouse is held as a finger is', async () => {
    const { x, y } = await findCentre(findFirstControl(page));
    await page.mouse.click(x, y);
    await expect(asked).toBeVisible();
  });
});

test('what a visitor is asked closes when somebody signs in, and who has a session is asked for nothing', async ({
  page,
  context,
  app,
  browser,
}) => {
  const asked = getAsked(page);
  const missing = getMissing(page).first();

  await test.step('it closes by itself when another tab signs in, and the page is of that person', async () => {
    const person = aPerson();
    const elsewhere = await openBrowser(browser, app.origin);
    await registerPerson(elsewhere, app.origin, person);
    // who has no membership is invited to one a second later, over what is pressed here
    await becomeMember(elsewhere, app.origin);
    await elsewhere.close();
    await openSignInPage(page, '/generar-plan');
    await getNext(page).click();
    await expect(asked).toBeVisible();
    await expect(missing).toHaveCount(0);
    const tab = await context.newPage();
    await openSignInPage(tab, '/auth');
    await submitCredentials(tab, person);
    await expect(asked).toHaveCount(0);
    await getNext(page).click();
    await expect(missing).toBeVisible();
    await expect(asked).toHaveCount(0);
    await tab.close();
  });

  await test.step('somebody whose cookie is here, and of whom this browser remembers nothing, has the app', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/generar-plan');
    await getAge(page).fill('30');
    await getNext(page).click();
    await expect(missing).toBeVisible();
    await expect(getAge(page)).toHaveValue('30');
    await expect(asked).toHaveCount(0);
  });
});
