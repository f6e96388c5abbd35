import { expectAccessible } from '../../support/browser/accessibility.ts';
import { openSignInPage } from '../../support/account/sign-in-page.ts';
import { expect, test } from '../../support/fixtures.ts';

test.use({ serviceWorkers: 'block' });

for (const [typed, meant] of [
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@yaho.com', 'ana@yahoo.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
] as const)
  test(`who writes ${typed} is asked once, and one tap corrects it`, async ({ page }) => {
    await openSignInPage(page, '/auth');
    const email = page.getByLabel('Correo electrónico');
    await email.fill(typed);
    await page.getByLabel('Contraseña', { exact: true }).focus();
    const question = page.getByRole('button', { name: `¿Quisiste decir ${meant}?` });
    await question.click();
    await expect(email).toHaveValue(meant);
    await expect(email).toBeFocused();
    await expect(question).toHaveCount(0);
    await email.fill('ana@ejemplo.com.ar');
    await email.blur();
    await expect(page.getByRole('button', { name: /¿Quisiste decir/ })).toHaveCount(0);
  });

test('capitals that are locked are told while the password is written', async ({ page }) => {
  await openSignInPage(page, '/auth');
  const password = page.getByLabel('Contraseña', { exact: true });
  const told = page.getByText('Tenés las mayúsculas activadas.');
  await password.focus();
  await expect(told).toHaveCount(0);
  await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
  await expect(told).toBeVisible();
  await password.dispatchEvent('keyup', { key: 'CapsLock', modifierCapsLock: false });
  await expect(told).toHaveCount(0);
  await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
  await password.blur();
  await expect(told).toHaveCount(0);
});

test('a password that is chosen says how strong it is, and a common one is refused beside it', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 400 .*\/api\/register\)/);
  await openSignInPage(page, '/auth?modo=registro');
  const password = page.getByLabel('Contraseña', { exact: true });
  await expect(password).toHaveAccessibleDescription(/Al menos 6 caracteres/);
  for (const [typed, said] of [
    ['mate', /corta/],
    ['Messi2022', /^Débil/],
    ['mate amargo 7', /^Aceptable/],
    ['mate amargo con facturas', /^Fuerte/],
  ] as const) {
    await password.fill(typed);
    await expect(password).toHaveAccessibleDescription(said);
  }
  await expectAccessible(page);

  await page.getByLabel('Correo electrónico').fill('ana-comun@ejemplo.com.ar');
  await password.fill('password1');
  await page.getByLabel('Repetí la contraseña').fill('password1');
  await page.getByLabel('Pregunta secreta').selectOption({ index: 1 });
  await page.getByLabel('Respuesta secreta').fill('Tobi');
  await page.getByRole('checkbox', { name: /^Acepto los/ }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Tengo 18 años o más' }).check({ force: true });
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(password).toHaveAccessibleDescription(/está entre las primeras/);
  await expect(
    page.locator('.error-summary_root').getByRole('link', { name: 'Contraseña' }),
  ).toBeVisible();
  await expect(page.getByLabel('Respuesta secreta')).toHaveValue('Tobi');
});

test('a password can be pasted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSignInPage(page, '/auth');
  await page.evaluate(() => navigator.clipboard.writeText('pegada del llavero'));
  await page.getByLabel('Contraseña', { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('pegada del llavero');
});

test('leaving a field wrong does not move what is about to be pressed', async ({ page }) => {
  await openSignInPage(page, '/auth');
  await page.getByLabel('Correo electrónico').focus();
  const before = await page.getByRole('heading', { level: 1 }).boundingBox();
  const field = await page.getByLabel('Correo electrónico').boundingBox();
  await page.getByLabel('Contraseña', { exact: true }).focus();
  await expect(page.getByLabel('Correo electrónico')).toHaveAttribute('aria-invalid', 'true');
  expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before);
  expect(await page.getByLabel('Correo electrónico').boundingBox()).toEqual(field);
  await expect(page.locator('.error-summary_root')).toHaveCount(0);
});
