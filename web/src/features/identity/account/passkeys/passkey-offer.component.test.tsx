import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { assertAccessible } from '../../../../shared/assert-accessible.fixture.ts';
import { queryClient } from '../../../../shared/http/query-client.ts';
import { renderComponent } from '../../../../shared/render-component.fixture.tsx';
import { PasskeyOffer } from './passkey-offer.tsx';

const KEY = {
  id: '0190a000-0000-7000-8000-000000000000',
  name: 'Mi teléfono',
  createdAt: '2026-03-01T12:00:00.000Z',
  lastUsedAt: null,
  isSynced: false,
};
const offer = page.getByText('Protegé tu membresía con una llave de acceso.');

function answerWith(items: object[]) {
  const request = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => Response.json({ items }));
  onTestFinished(() => {
    request.mockRestore();
    queryClient.clear();
    localStorage.clear();
  });
  return request;
}

test('an account without a passkey is offered one once', async () => {
  answerWith([]);
  const { unmount } = await renderComponent(<PasskeyOffer />);
  await expect.element(offer).toBeVisible();
  await assertAccessible();
  await page.getByRole('button', { name: 'Ahora no' }).click();
  await expect.element(offer).not.toBeInTheDocument();
  await unmount();
  await renderComponent(<PasskeyOffer />);
  await expect.element(offer).not.toBeInTheDocument();
});

test('the offer opens the passkey form', async () => {
  answerWith([]);
  await renderComponent(<PasskeyOffer />);
  await page.getByRole('button', { name: 'Agregar llave' }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Agregar una llave de acceso' }))
    .toBeVisible();
});

test('an account with a passkey is offered nothing', async () => {
  const request = answerWith([KEY]);
  await renderComponent(<PasskeyOffer />);
  await expect.poll(() => request.mock.calls.length).toBe(1);
  await expect.element(offer).not.toBeInTheDocument();
});
