import type { Locator, Page } from '@playwright/test';
import { openSignInPage } from '../../support/account/sign-in-page.ts';
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
      await expect(page.getByRole('banner').getByRole('link', { name: 'Ingresar' })).toBeVisible();
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

test('what is done before it is known who is here waits for that, and what it asks closes once somebody is', async ({
  page,
  context,
  app,
}) => {
  const asked = getAsked(page);
  const missing = getMissing(page).first();

  await test.step('of a visitor', async () => {
    const answer = await holdUser(page, app.origin);
    await page.goto('/generar-plan');
    await getNext(page).click();
    await expect(page.getByText('Cargando...').first()).toBeVisible();
    await expect(missing).toHaveCount(0);
    answer();
    await expect(asked).toBeVisible();
    await expect(missing).toHaveCount(0);
  });

  await test.step('of a visitor who writes, and is told as soon as it is known', async () => {
    const answer = await holdUser(page, app.origin);
    await page.goto('/generar-plan');
    // The form of the document takes the focus when its code is there.
    await expect(page.getByRole('main').locator('[inert]')).toHaveCount(0);
    await getAge(page).focus();
    await page.keyboard.type('2');
    answer();
    await expect(asked).toBeVisible();
  });

  await test.step('it closes by itself once the person is signed in', async () => {
    await registerPerson(context, app.origin, aPerson());
    // who has no membership is invited to one a second later, over what is pressed here
    await becomeMember(context, app.origin);
    // the page asks again who is here when it becomes visible
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    await expect(asked).toHaveCount(0);
    await getNext(page).click();
    await expect(missing).toBeVisible();
  });

  await test.step('of somebody whose cookie is here and of whom this browser remembers nothing', async () => {
    await page.evaluate(() => localStorage.clear());
    const answer = await holdUser(page, app.origin);
    await page.goto('/generar-plan');
    await getAge(page).fill('30');
    await getNext(page).click();
    await expect(missing).toHaveCount(0);
    answer();
    await expect(missing).toBeVisible();
    await expect(getAge(page)).toHaveValue('30');
    await expect(asked).toHaveCount(0);
  });
});

/** Who is here is not told until the answer is let go. */
async function holdUser(page: Page, origin: string): Promise<() => void> {
  let letGo = () => {};
  const answer = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // Without the mark of a session nobody asks.
  await page.context().addCookies([{ name: 'forja_mark', value: '1', url: origin }]);
  await page.route(
    '**/api/user',
    async (route) => {
      await answer;
      await route.fallback();
    },
    { times: 1 },
  );
  return () => letGo();
}
