import { onTestFinished, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Toaster } from '../../../design/feedback/toaster.tsx';
import { assertAccessible } from '../../../shared/assert-accessible.fixture.ts';
import { renderComponent } from '../../../shared/render-component.fixture.tsx';
import { CouponActions } from './coupon-actions.tsx';
import { GiveMembershipDialog } from './give-membership-dialog.tsx';

function answerWith(answer: () => Response) {
  const request = vi.spyOn(window, 'fetch').mockImplementation(async () => answer());
  onTestFinished(() => request.mockRestore());
  return request;
}
const refuse = (code: string, message: string) =>
  Response.json({ success: false, code, message }, { status: 409 });

const dialog = page.getByRole('dialog');
/** Some labels end in a unit. */
const field = (name: string) => dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });
const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();

beforeEach(() => sessionStorage.clear());

async function openCoupons(action: string) {
  await renderComponent(
    <main>
      <h1>Cupones</h1>
      <CouponActions />
      <Toaster />
    </main>,
  );
  await page.getByRole('button', { name: action, exact: true }).click();
}

test('the coupon form shows errors beside their fields and keeps the typed texts', async () => {
  const request = answerWith(() =>
    refuse('coupon_exists', 'Ese código ya está en la lista. Elegí otro.'),
  );
  await openCoupons('Crear un cupón');
  await field('Descuento').fill('0');
  await field('Usos posibles').fill('1,5');
  await press('Crear un cupón');
  for (const [name, message] of [
    ['Código', 'Escribí el código del cupón.'],
    ['Descuento', 'Poné un número entero del 1 al 100.'],
    ['Usos posibles', 'Poné un número entero desde 1, o dejalo vacío.'],
    ['Motivo', 'Este campo es obligatorio'],
  ] as const)
    await expect.element(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(request).not.toHaveBeenCalled();
  await assertAccessible();

  await field('Código').fill('VERANO');
  await field('Descuento').fill('15');
  await field('Usos posibles').fill('');
  await field('Motivo').fill('Campaña de verano');
  await press('Crear un cupón');
  await expect
    .element(field('Código'))
    .toHaveAccessibleDescription('Ese código ya está en la lista. Elegí otro.');
  await expect.element(field('Motivo')).toHaveValue('Campaña de verano');
  request.mockImplementation(async () => Response.json({ success: true }));
  await press('Crear un cupón');
  await expect.element(page.getByText('Cupón creado')).toBeVisible();
  expect(dialog.elements()).toEqual([]);
});

test('disabling a coupon twice shows the error beside its code', async () => {
  answerWith(() =>
    refuse(
      'coupon_already_disabled',
      'Ese cupón ya estaba desactivado. Fue el 3/3/2026 a las 15:00.',
    ),
  );
  await openCoupons('Desactivar un cupón');
  await field('Código').fill('VERANO');
  await field('Motivo').fill('Terminó');
  await press('Desactivar un cupón');
  await expect
    .element(field('Código'))
    .toHaveAccessibleDescription(
      expect.stringContaining('Ese cupón ya estaba desactivado. Fue el 3/3/2026'),
    );
  await assertAccessible();
});

test('a second gift names who gave the first one, and the account is fetched again', async () => {
  const onGiven = vi.fn();
  const onClose = vi.fn();
  const request = answerWith(() =>
    refuse(
      'membership_changed',
      'Su membresía cambió. Lo hizo a…@ejemplo.com.ar el 3/3/2026 a las 15:00.',
    ),
  );
  await renderComponent(
    <main>
      <h1>Una persona</h1>
      <GiveMembershipDialog id="1" endsAt={null} onGiven={onGiven} onClose={onClose} />
      <Toaster />
    </main>,
  );
  await field('Motivo').fill('Por la espera');
  await press('Dar membresía');
  await expect.element(page.getByText('Su membresía ya cambió')).toBeVisible();
  await expect.element(page.getByText('Lo hizo a…@ejemplo.com.ar', { exact: false })).toBeVisible();
  expect(onGiven).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
  const [, init] = request.mock.lastCall ?? [];
  expect(JSON.parse(String(init?.body))).toMatchObject({
    months: 3,
    seenEndsAt: null,
    reason: 'Por la espera',
  });
});
