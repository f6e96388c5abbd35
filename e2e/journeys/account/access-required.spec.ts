import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { openSignInPage } from '../../support/account/sign-in-page.ts';
import { expect, test } from '../../support/fixtures.ts';
import { gatedRoutes, personalRoutes } from '../../support/app/routes.ts';
import { aPerson, becomeMember, registerPerson } from '../../support/account/people.ts';

test('a visitor reads the form and what they press explains what an account gives', async ({
  page,
}) => {
  await page.goto('/generar-plan');
  await expect(page.getByRole('heading', { name: 'Tus datos' })).toBeVisible();
  const asked = page.getByRole('dialog', { name: 'Acceso requerido' });

  await page.getByRole('button', { name: 'Seguir con tu salud' }).click();
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Cancelar' }).click();
  await expect(asked).toHaveCount(0);

  await page.getByLabel('Edad').click();
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);

  await page.getByRole('radio', { name: 'Varón' }).click();
  await expect(asked).toBeVisible();
  await asked.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('radio', { name: 'Varón' })).not.toBeChecked();

  await page.getByRole('button', { name: 'Seguir con tu salud' }).click();
  await asked.getByRole('button', { name: 'Registrarme ahora' }).click();
  await expect(page).toHaveURL(/\/auth\?/);
  await expect(asked).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Registrate gratis' })).toBeVisible();
});

test('what is pressed before it is known who is here waits for that', async ({
  page,
  context,
  app,
}) => {
  const asked = page.getByRole('dialog', { name: 'Acceso requerido' });
  const missing = page.getByText('Este campo es obligatorio').first();

  const answerVisitor = await holdUser(page, app.origin);
  await page.goto('/generar-plan');
  await page.getByRole('button', { name: 'Seguir con tu salud' }).click();
  await expect(page.getByText('Cargando...').first()).toBeVisible();
  await expect(missing).toHaveCount(0);
  answerVisitor();
  await expect(asked).toBeVisible();
  await expect(missing).toHaveCount(0);

  // somebody whose cookie is here and of whom this browser remembers nothing
  await registerPerson(context, app.origin, aPerson());
  const answerPerson = await holdUser(page, app.origin);
  await page.goto('/generar-plan');
  await page.getByLabel('Edad').fill('30');
  await page.getByRole('button', { name: 'Seguir con tu salud' }).click();
  await expect(missing).toHaveCount(0);
  answerPerson();
  await expect(missing).toBeVisible();
  await expect(page.getByLabel('Edad')).toHaveValue('30');
  await expect(asked).toHaveCount(0);
});

test('a visitor who writes before it is known who is here is told as soon as it is', async ({
  page,
  app,
}) => {
  const answer = await holdUser(page, app.origin);
  await page.goto('/generar-plan');
  // The form of the document takes the focus when its code is there.
  await expect(page.getByRole('main').locator('[inert]')).toHaveCount(0);
  await page.getByLabel('Edad').focus();
  await page.keyboard.type('2');
  answer();
  await expect(page.getByRole('dialog', { name: 'Acceso requerido' })).toBeVisible();
});

/** Who is here is not told until the answer is let go. */
async function holdUser(page: Page, origin: string): Promise<() => void> {
  let letGo = () => {};
  const answer = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // Without the mark of a session nobody asks.
  await page.context().addCookies([{ name: 'forja_mark', value: '1', url: origin }]);
  await page.route('**/api/user', async (route) => {
    await answer;
    await route.fallback();
  });
  return () => letGo();
}

test(
  'by keyboard a control is held too, and nothing is typed',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/generar-plan');
    await expect(page.getByRole('link', { name: 'Ingresar' }).first()).toBeVisible();
    const asked = page.getByRole('dialog', { name: 'Acceso requerido' });
    await page.getByLabel('Edad').focus();
    await page.keyboard.type('2');
    await expect(asked).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Edad')).toHaveValue('');
    // what a visitor may not fill in is not left empty
    await page.getByLabel('Edad').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByText('Este campo es obligatorio')).toHaveCount(0);

    await page.getByRole('button', { name: 'Seguir con tu salud' }).focus();
    await page.keyboard.press('Enter');
    await expect(asked).toBeVisible();
  },
);

test('it closes by itself once the person is signed in', async ({ page, context, app }) => {
  await page.goto('/generar-plan');
  await page.getByRole('button', { name: 'Seguir con tu salud' }).click();
  const asked = page.getByRole('dialog', { name: 'Acceso requerido' });
  await expect(asked).toBeVisible();
  await registerPerson(context, app.origin, aPerson());
  // who has no membership is invited to one a second later, over what is pressed here
  await becomeMember(context, app.origin);
  // the page asks again who is here when it becomes visible
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(asked).toHaveCount(0);
  await page.getByRole('button', { name: 'Seguir con tu salud' }).click();
  await expect(page.getByText('Este campo es obligatorio').first()).toBeVisible();
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Acceso requerido' });
const firstControl = (page: Page): Locator =>
  page
    .getByRole('main')
    .locator(
      'button, a[href]:not([href^="tel:"], [href="/alarma"], [data-open-to-visitors], [data-open-to-visitors] *), input, select, [data-auth-required]',
    )
    .filter({ visible: true })
    .first();

async function centreOf(control: Locator): Promise<{ x: number; y: number }> {
  // in the middle of the window: nothing sticky covers it there
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await control.boundingBox();
  if (!box) throw new Error('the control is not on screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('the specified pages that are built are looked at', () => {
  expect(gatedRoutes).toContain('/generar-plan');
  expect(personalRoutes).toContain('/mis-planes');
});

for (const path of gatedRoutes)
  test(
    `${path} is read by a visitor, and what they use asks for an account`,
    // a mouse is held as a finger is: one page shows it
    { tag: path === '/generar-plan' ? '@wide' : [] },
    async ({ page, hasTouch }) => {
      await openSignInPage(page, path);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Ingresar' })).toBeVisible();
      const control = firstControl(page);

      const { x, y } = await centreOf(control);
      if (hasTouch) await page.touchscreen.tap(x, y);
      else await page.mouse.click(x, y);
      await expect(dialog(page)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${path}$`));

      await control.focus();
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeVisible();
      // nothing behind it can be reached: Tab goes round inside
      for (let i = 0; i < 8; i += 1) {
        await page.keyboard.press('Tab');
        expect(
          await page.evaluate(() => document.activeElement?.closest('main') ?? null),
        ).toBeNull();
      }
      await dialog(page).getByRole('button', { name: 'Registrarme ahora' }).click();
      await expect(page).toHaveURL(
        new RegExp(`/auth\\?modo=registro&next=${encodeURIComponent(path)}$`),
      );
      await expect(dialog(page)).toHaveCount(0);
    },
  );

for (const path of personalRoutes)
  test(`${path} asks a visitor who they are, and remembers where they were going`, async ({
    page,
  }) => {
    await openSignInPage(page, path);
    await expect(page).toHaveURL(new RegExp(`/auth\\?next=${encodeURIComponent(path)}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Iniciá sesión' })).toBeVisible();
  });

test('reading with the keyboard asks for nothing', { tag: '@wide' }, async ({ page }) => {
  await openSignInPage(page, '/generar-plan');
  const control = firstControl(page);
  await control.focus();
  for (const key of ['Tab', 'Shift+Tab', 'PageDown', 'End', 'Home']) await page.keyboard.press(key);
  await expect(dialog(page)).toHaveCount(0);
});
