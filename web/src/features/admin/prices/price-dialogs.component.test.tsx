import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Toaster } from '../../../design/feedback/toaster.tsx';
import { assertAccessible } from '../../../shared/assert-accessible.fixture.ts';
import { renderComponent } from '../../../shared/render-component.fixture.tsx';
import { ProofDialog } from '../proof/proof-dialog.tsx';
import { PriceActions } from './price-actions.tsx';

const dialog = page.getByRole('dialog');
const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();

beforeEach(() => sessionStorage.clear());

test('the price form shows errors beside their fields, keeps the typed texts and starts the price at midnight in Buenos Aires', async () => {
  const request = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => Response.json({ success: true }));
  onTestFinished(() => request.mockRestore());
  await renderComponent(
    <main>
      <h1>Precios</h1>
      <PriceActions />
      <Toaster />
    </main>,
  );
  await page.getByRole('button', { name: 'Programar un precio' }).click();
  await dialog.getByLabelText('Precio en pesos').fill('doce mil');
  await dialog.getByLabelText('Motivo').fill('Aumento');
  await press('Programar un precio');
  await expect
    .element(dialog.getByLabelText('Desde qué día'))
    .toHaveAccessibleDescription(expect.stringContaining('Elegí un día que todavía no llegó.'));
  await expect
    .element(dialog.getByLabelText('Precio en pesos'))
    .toHaveAccessibleDescription(expect.stringContaining('Escribí un precio'));
  expect(request).not.toHaveBeenCalled();
  await assertAccessible();

  await dialog.getByLabelText('Desde qué día').fill('2099-12-01');
  await dialog.getByLabelText('Precio en pesos').fill('12500,50');
  await dialog.getByLabelText('Precio en dólares').fill('12');
  await press('Programar un precio');
  await expect.element(dialog).not.toBeInTheDocument();
  const [, init] = request.mock.calls[0] ?? [];
  expect(JSON.parse(String(init?.body))).toEqual({
    startsAt: '2099-12-01T03:00:00.000Z',
    arsCents: 1_250_050,
    usdCents: 1_200,
    reason: 'Aumento',
  });
});

test('an expired second step opens the code dialog over the form, and then the price is scheduled as typed', async () => {
  const stale = {
    success: false,
    code: 'second_factor_stale',
    message: 'Por seguridad, poné de nuevo el código.',
    requestId: '1',
  };
  const requests: string[] = [];
  const request = vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    requests.push(String(input));
    return requests.length === 1
      ? Response.json(stale, { status: 403 })
      : Response.json({ success: true });
  });
  onTestFinished(() => request.mockRestore());
  await renderComponent(
    <main>
      <h1>Precios</h1>
      <PriceActions />
      <ProofDialog />
      <Toaster />
    </main>,
  );
  await page.getByRole('button', { name: 'Programar un precio' }).click();
  await dialog.getByLabelText('Desde qué día').fill('2099-12-01');
  await dialog.getByLabelText('Precio en pesos').fill('12500,50');
  await dialog.getByLabelText('Precio en dólares').fill('12');
  await dialog.getByLabelText('Motivo').fill('Aumento');
  await press('Programar un precio');
  await dialog.last().getByLabelText('Código de seis números').fill('123456');
  await dialog.last().getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(requests).toEqual([
    '/api/admin/prices',
    '/api/account/second-factor/prove',
    '/api/admin/prices',
  ]);
  expect(request.mock.calls[2]?.[1]?.body).toBe(request.mock.calls[0]?.[1]?.body);
});
