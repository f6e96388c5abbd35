import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';

test('an applicant corrects errors, loses signal, waits and applies without retyping', async ({
  page,
  context,
  request,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|status of 429/);
  const html = await (await request.get('/work-with-us')).text();
  for (const part of [
    '<h1 tabindex="-1">Trabajá con Nosotros</h1>',
    'Mandar postulación',
    '<footer',
  ])
    expect(html).toContain(part);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Trabajá con Nosotros' }).click();
  await expect(page).toHaveURL(/\/trabaja-con-nosotros$/);
  await expect(page).toHaveTitle('Trabajá con Nosotros · Forja');
  await page.setViewportSize({ width: 390, height: 844 });

  const form = page.getByRole('form', { name: 'Tu postulación' });
  const field = (name: string) => form.getByLabel(name, { exact: true });
  const send = form.getByRole('button', { name: 'Mandar postulación' });
  await field('Correo electrónico').fill('ana@');
  await send.click();
  await expect(field('Nombre')).toHaveAccessibleDescription('Este campo es obligatorio');
  await expect(field('Correo electrónico')).toHaveAccessibleDescription(
    'Ingresa un correo electrónico válido',
  );
  await expect(form.getByRole('checkbox')).toHaveAccessibleDescription(
    /^Para mandarla tenés que aceptar/,
  );

  const email = `ana-${randomUUID().slice(0, 8)}@ejemplo.com.ar`;
  const texts = {
    Nombre: 'Ana Suárez',
    'Correo electrónico': email,
    'Tu red social o cómo ubicarte': '@ana.entrena',
    'Qué hacés y para quién': 'Entreno a mujeres de más de cuarenta',
    'Tu mensaje': 'Doy clases en un club.\nQuiero contarles de Forja.',
  };
  for (const [name, text] of Object.entries(texts)) await field(name).fill(text);
  await form.getByRole('checkbox').check();
  await context.setOffline(true);
  await send.click();
  await expect(form.getByRole('alert')).toContainText('No hay conexión con Forja');
  await context.setOffline(false);
  await page.reload();
  for (const [name, text] of Object.entries(texts)) await expect(field(name)).toHaveValue(text);
  await expect(form.getByRole('checkbox')).toBeChecked();

  const application = { name: 'Ana', profile: '@ana', audience: 'Entreno', message: 'Hola' };
  for (let index = 0; index < 3; index += 1) {
    const data = { ...application, id: randomUUID(), email, consent: true };
    const headers = { origin: new URL(page.url()).origin, 'x-forwarded-for': '203.0.113.77' };
    const reply = await request.post('/api/partner-applications', { data, headers });
    expect(reply.status(), await reply.text()).toBe(200);
  }
  await send.click();
  await expect(form.getByText(/^Podés probar de nuevo en /)).toBeVisible();
  await expect(field('Tu mensaje')).toHaveValue(texts['Tu mensaje']);

  await page.reload();
  await expect(field('Nombre')).toHaveValue(texts.Nombre);
  await field('Correo electrónico').fill(`otra-${email}`);
  await send.click();
  const title = page.getByRole('heading', { name: 'Recibimos tu postulación' });
  await expect(title).toBeFocused();
  await expect(page.getByText(`te respondemos a otra-${email}.`)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(field('Nombre')).toHaveValue('');
});
