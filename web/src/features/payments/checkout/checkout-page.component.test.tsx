import type { User } from '@forja/contract/identity/identity';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../shared/http/query-client.ts';
import { renderComponent } from '../../../shared/render-component.fixture.tsx';
import { userQuery } from '../../identity/session.queries.ts';
import { CheckoutPage } from './checkout-page.tsx';

const ANA: User = {
  id: '01900000-0000-7000-8000-000000000001',
  username: 'ana@ejemplo.com.ar',
};
const REFUSAL = 'El total cambió desde que abriste esta página.';

test('a price that changed on the server is shown, announced and not charged until it is accepted', async () => {
  let arsMinor = 1_000_000;
  const presses: Record<string, unknown>[] = [];
  const answer = (path: string, body: Record<string, unknown>): object | undefined => {
    if (path === '/api/user') return ANA;
    if (path === '/api/check-membership') return { hasMembership: false, endsAt: null };
    if (path === '/api/prices')
      return {
        months: 3,
        methods: [
          { processor: 'mercadopago', currency: 'ARS', amountMinor: arsMinor },
          { processor: 'paypal', currency: 'USD', amountMinor: 1_000 },
        ],
        endsAtIfPaidNow: '2027-03-01T12:00:00.000Z',
      };
    if (path === '/api/checkouts' && body['processor'] === undefined) return { items: [] };
    presses.push(body);
    return undefined;
  };
  const request = vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    const sentRequest = new Request(address, init);
    const text = await sentRequest.text();
    const reply = answer(new URL(sentRequest.url).pathname, text === '' ? {} : JSON.parse(text));
    return reply
      ? Response.json(reply)
      : Response.json({ success: false, code: 'price_changed', message: REFUSAL }, { status: 409 });
  });
  onTestFinished(() => {
    request.mockRestore();
    queryClient.clear();
  });
  queryClient.setQueryData(userQuery.queryKey, ANA);
  await renderComponent(<CheckoutPage />, '/suscripcion');
  const total = page.getByRole('status').filter({ hasText: 'Total' });
  await expect.element(total).toHaveTextContent('Total$ 10.000');

  arsMinor = 1_500_000;
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await expect.element(page.getByRole('alert').filter({ hasText: REFUSAL })).toBeVisible();
  await expect.element(total).toHaveTextContent('Total$ 15.000');
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await vi.waitFor(() => expect(presses).toHaveLength(2));
  expect(presses.map(({ seenTotalMinor }) => seenTotalMinor)).toEqual([1_000_000, 1_500_000]);
  expect(presses[0]?.['clientKey']).not.toBe(presses[1]?.['clientKey']);
});
