import type { Checkout } from '@forja/contract/payments/checkout';
import type { OwnPayment } from '@forja/contract/payments/membership';
import { type ReactNode, useEffect } from 'react';
import { onTestFinished, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PayCreditDialog } from '../features/admin/credits/pay-credit-dialog.tsx';
import { PendingPaymentDialog } from '../features/payments/checkout/pending-payment-dialog.tsx';
import { useAccountConfirmation } from '../features/payments/return/account-confirmation.tsx';
import { PaymentFailed } from '../features/payments/return/payment-failed.tsx';
import { SecondPayment } from '../features/payments/history/second-payment.tsx';
import { SocialRedirectNotice } from '../features/payments/return/social-redirect-notice.tsx';
import { UndoImportCard } from '../shared/imports/undo-import-card.tsx';
import { assertAccessible } from '../shared/assert-accessible.fixture.ts';
import type { PendingWrite } from '../shared/records/record-reader.ts';
import type { RecordStore } from '../shared/records/record-store.ts';
import { renderComponent } from '../shared/render-component.fixture.tsx';
import { DiscardDialog } from './account-sync/discard-dialog.tsx';
import { NotOpenDialog } from './account-sync/not-open-dialog.tsx';

const noop = () => {};
const answerUnauthorized = () =>
  Response.json({ success: false, code: 'not_signed_in', message: 'Ingresá' }, { status: 401 });
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

const at = new Date('2026-03-10T15:00:00Z');
const second: OwnPayment = {
  id: '01900000-0000-7000-8000-000000000001',
  processor: 'mercadopago',
  state: 'approved',
  currency: 'ARS',
  amountMinor: 1_000_000,
  refundedMinor: 0,
  invoiceNumber: null,
  months: 3,
  madeAt: at,
  approvedAt: at,
  period: null,
  regretUntil: null,
  isDuplicate: true,
  review: 'duplicate',
  canKeep: true,
};

const waiting: Checkout = {
  id: second.id,
  processor: 'mercadopago',
  state: 'pending',
  price: {
    currency: 'ARS',
    listMinor: 1_000_000,
    discountPercent: 0,
    discountMinor: 0,
    totalMinor: 1_000_000,
    endsAt: at,
  },
  createdAt: at,
  expiresAt: at,
  redirectUrl: null,
  voucher: { url: 'https://pago.example/cupon', dueAt: at, place: 'Rapipago' },
  transfer: null,
  refusal: null,
};

// unused: the test discards nothing
const store = {} as RecordStore;
const row: PendingWrite = {
  seq: 1,
  collection: 'measures',
  id: '1',
  mutationId: '1',
  request: null,
  base: 1,
  madeAt: at.toISOString(),
  maybeSent: false,
  attempts: 0,
  value: null,
  before: null,
};

function Confirmation() {
  const { confirmAccount, confirmation } = useAccountConfirmation();
  useEffect(() => void confirmAccount('a…@ejemplo.com.ar'), [confirmAccount]);
  return confirmation;
}

type Row = { title: string; dialog: ReactNode; presses?: string[] };

const DIALOGS: Row[] = [
  {
    title: 'No se puede guardar en este teléfono',
    dialog: <NotOpenDialog error={new Error()} onRetry={noop} onClose={noop} />,
  },
  {
    title: '¿Descartar este cambio?',
    dialog: <DiscardDialog store={store} row={row} onDiscarded={noop} onClose={noop} />,
  },
  { title: 'Pago no completado', dialog: <PaymentFailed onClose={noop} /> },
  { title: '¿Seguir como a…@ejemplo.com.ar?', dialog: <Confirmation /> },
  { title: 'Seguís sin entrar', dialog: <Confirmation />, presses: ['No soy yo'] },
  {
    title: '¿Sumar este pago como renovación?',
    dialog: <SecondPayment payment={second} />,
    presses: ['Quedármelo como renovación'],
  },
  {
    title: '¿Pedir la devolución de este pago?',
    dialog: <SecondPayment payment={second} />,
    presses: ['Que me lo devuelvan'],
  },
  {
    title: 'Tenés un pago pendiente',
    dialog: <PendingPaymentDialog checkout={waiting} onOther={noop} onClose={noop} />,
  },
  {
    title: 'Crédito pagado',
    dialog: <PayCreditDialog id={second.id} onClose={noop} />,
  },
  {
    title: '¿Deshacer esta importación?',
    dialog: (
      <UndoImportCard
        last={{ at: at.toISOString(), fileName: 'hevy.csv', ids: [] }}
        count="50 entrenamientos"
        isPending={false}
        onUndo={async () => {}}
      />
    ),
    presses: ['Deshacer'],
  },
  {
    title: 'Redirección desde Instagram',
    dialog: (
      <SocialRedirectNotice
        redirect={{ redirected: true, paid: true, at: Date.now() }}
        isRestoring={false}
      />
    ),
  },
];

test.each(DIALOGS)('the dialog "$title" is accessible', async ({ title, dialog, presses = [] }) => {
  // iOS Safari, without a session
  const browser = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(SAFARI);
  const server = vi.spyOn(window, 'fetch').mockImplementation(async () => answerUnauthorized());
  onTestFinished(() => {
    browser.mockRestore();
    server.mockRestore();
  });
  await renderComponent(
    <main>
      <h1>Forja</h1>
      {dialog}
    </main>,
  );
  for (const name of presses) await page.getByRole('button', { name, exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await assertAccessible();
});
