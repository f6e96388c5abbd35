import type { User } from '@forja/contract/identity/identity';
import type { Checkout } from '@forja/contract/payments/checkout';
import type { OwnPayment } from '@forja/contract/payments/membership';
import { HOUR_MS } from '@forja/domain/units/durations';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { assertAccessible } from '../../../shared/assert-accessible.fixture.ts';
import { queryClient } from '../../../shared/http/query-client.ts';
import { renderComponent } from '../../../shared/render-component.fixture.tsx';
import { userQuery } from '../../identity/session.queries.ts';
import { PaymentNews } from './payment-news.tsx';

const NOW = Date.now();
const ANA: User = {
  id: '01900000-0000-7000-8000-000000000001',
  username: 'ana@ejemplo.com.ar',
};
const ID = ANA.id;
const price = {
  currency: 'ARS' as const,
  listMinor: 1_000_000,
  discountPercent: 0,
  discountMinor: 0,
  totalMinor: 1_000_000,
  endsAt: '2027-03-01T12:00:00.000Z',
};
const voucher = {
  url: 'https://pago.example/cupon',
  dueAt: '2026-12-01T15:00:00.000Z',
  place: 'Pago Fácil',
};

async function show({
  checkouts = [],
  payments = [],
}: {
  checkouts?: object[];
  payments?: object[];
}) {
  const answers: Record<string, object> = {
    '/api/user': ANA,
    '/api/checkouts': { items: checkouts },
    '/api/membership': {
      hasMembership: payments.length > 0,
      endsAt: '2027-03-01T12:00:00.000Z',
      payments,
      isRegretReviewed: false,
    },
  };
  const request = vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    const { pathname } = new URL(
      address instanceof Request ? address.url : String(address),
      location.href,
    );
    const method = address instanceof Request ? address.method : (init?.method ?? 'GET');
    const answer = method === 'GET' ? answers[pathname] : undefined;
    return answer
      ? Response.json(answer)
      : Response.json(
          { success: false, code: 'payment_not_confirmed', message: 'Todavía no.' },
          { status: 409 },
        );
  });
  onTestFinished(() => {
    request.mockRestore();
    queryClient.clear();
  });
  queryClient.setQueryData(userQuery.queryKey, ANA);
  await renderComponent(
    <main>
      <h1>Inicio</h1>
      <PaymentNews />
    </main>,
  );
}

const aCheckout = (changes: Partial<Record<keyof Checkout, unknown>> = {}) => ({
  id: ID,
  processor: 'mercadopago',
  state: 'pending',
  price,
  createdAt: '2026-11-28T15:00:00.000Z',
  expiresAt: '2026-12-03T15:00:00.000Z',
  redirectUrl: null,
  voucher,
  transfer: null,
  refusal: null,
  ...changes,
});
const aPayment = (changes: Partial<Record<keyof OwnPayment, unknown>> = {}) => ({
  id: ID,
  processor: 'mercadopago',
  state: 'approved',
  currency: 'ARS',
  amountMinor: 1_000_000,
  refundedMinor: 0,
  invoiceNumber: null,
  months: 3,
  madeAt: new Date(NOW - 20 * HOUR_MS).toISOString(),
  approvedAt: new Date(NOW - HOUR_MS).toISOString(),
  period: null,
  regretUntil: null,
  isDuplicate: false,
  review: null,
  canKeep: false,
  ...changes,
});

test('a pending cash payment shows its amount, place and deadline, and "ya pagué" fetches its status', async () => {
  await show({ checkouts: [aCheckout()] });
  await expect.element(page.getByText('Falta pagar el cupón de efectivo')).toBeVisible();
  for (const text of [/10\.000/, /^Pagalo en Pago Fácil\..*hasta el 01\/12\/2026/])
    await expect.element(page.getByText(text)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Ver el cupón de pago' }))
    .toHaveAttribute('href', voucher.url);
  await assertAccessible();
  await page.getByRole('button', { name: 'Ya pagué' }).click();
  await expect.element(page.getByText(/^Todavía no se confirmó/)).toBeVisible();
});

test('a payment that cleared in the meantime is announced', async () => {
  await show({ payments: [aPayment()] });
  await expect.element(page.getByText('Se acreditó tu pago')).toBeVisible();
  await expect
    .element(
      page.getByText(/10\.000 por Mercado Pago\. Tu membresía está activa hasta el 01\/03\/2027/),
    )
    .toBeVisible();
  await assertAccessible();
});

test('an abandoned purchase and an instantly approved card are not announced', async () => {
  await show({
    checkouts: [aCheckout({ state: 'awaiting', voucher: null })],
    payments: [aPayment({ madeAt: new Date(NOW - HOUR_MS).toISOString() })],
  });
  await vi.waitFor(() => expect(queryClient.getQueryData(['/api/membership'])).toBeDefined());
  expect(page.getByRole('main').element().textContent).toBe('Inicio');
});
