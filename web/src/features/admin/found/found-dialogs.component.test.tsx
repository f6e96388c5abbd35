import type { FoundPayment } from '@forja/contract/payments/admin-payments';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Toaster } from '../../../design/feedback/toaster.tsx';
import { assertAccessible } from '../../../shared/assert-accessible.fixture.ts';
import { renderComponent } from '../../../shared/render-component.fixture.tsx';
import { InvoiceDialog } from './invoice-dialog.tsx';
import { PartialRefundDialog } from './partial-refund-dialog.tsx';

const payment: FoundPayment = {
  id: '0b7f2a4e-6f0e-4a77-9d0f-2f6d7f1f0a11',
  checkoutId: null,
  username: 'ana@forja.example',
  processor: 'mercadopago',
  currency: 'ARS',
  amountMinor: 1_000_000,
  refundedMinor: 250_000,
  state: 'approved',
  reference: '123',
  invoiceNumber: null,
  madeAt: new Date('2026-03-01T12:00:00Z'),
  approvedAt: new Date('2026-03-01T12:00:00Z'),
  canRefund: true,
  canEnd: false,
  isOwn: false,
};

const dialog = page.getByRole('dialog');
const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();

function answerSuccess() {
  const request = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => Response.json({ success: true }));
  onTestFinished(() => request.mockRestore());
  return () => JSON.parse(String(request.mock.calls[0]?.[1]?.body ?? 'null'));
}

beforeEach(() => sessionStorage.clear());

test('a partial refund is limited to the remaining amount, needs its confirmation words and sends the refunded amount on the screen', async () => {
  const sentBody = answerSuccess();
  await renderComponent(
    <main>
      <h1>Pagos</h1>
      <PartialRefundDialog payment={payment} onClose={() => {}} />
      <Toaster />
    </main>,
  );
  await dialog.getByLabelText('Importe a devolver').fill('7500,01');
  await dialog.getByLabelText('Motivo').fill('Un mes sin uso');
  await dialog.getByLabelText('Confirmación').fill('devolver una parte');
  await press('Devolver una parte');
  await expect
    .element(dialog.getByLabelText('Importe a devolver'))
    .toHaveAccessibleDescription(expect.stringContaining('Escribí un importe de hasta'));
  expect(sentBody()).toBeNull();
  await assertAccessible();
  await dialog.getByLabelText('Importe a devolver').fill('2500,50');
  await press('Devolver una parte');
  await expect.poll(sentBody).toEqual({
    amountMinor: 250_050,
    seenRefundedMinor: 250_000,
    endsMembership: false,
    reason: 'Un mes sin uso',
  });
});

test('a missing invoice number shows its error beside the field', async () => {
  const sentBody = answerSuccess();
  await renderComponent(
    <main>
      <h1>Pagos</h1>
      <InvoiceDialog payment={payment} onClose={() => {}} />
      <Toaster />
    </main>,
  );
  await press('Guardar el número');
  await expect
    .element(dialog.getByLabelText('Número de factura'))
    .toHaveAccessibleDescription(expect.stringContaining('Escribí el número de la factura.'));
  await assertAccessible();
  await dialog.getByLabelText('Número de factura').fill('0001-00000042');
  await press('Guardar el número');
  await expect
    .poll(sentBody)
    .toEqual({ invoiceNumber: '0001-00000042', reason: 'Emitimos la factura' });
});
