import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../../shared/render-component.fixture.tsx';
import { PaymentHistory } from '../../features/payments/history/payment-history.tsx';
import { AccountParts } from '../../features/identity/account/account-parts.tsx';
import { NoticesSection } from '../../features/identity/account/activity/notices-section.tsx';
import { SessionsSection } from '../../features/identity/account/sessions/sessions-section.tsx';

test('Mi Cuenta says once that it is offline, without an error in each part', async () => {
  const signal = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => signal.mockRestore());
  await renderComponent(
    <AccountParts
      parts={[
        { id: 'sesiones', label: 'Sesiones', Section: SessionsSection },
        { id: 'avisos', label: 'Avisos', Section: NoticesSection },
        { id: 'membresia', label: 'Membresía', Section: PaymentHistory },
      ]}
    />,
  );
  await expect.element(page.getByText('Sin señal, tu cuenta sigue como estaba.')).toBeVisible();
  await expect.poll(() => page.getByText('Se ve con señal.').elements().length).toBe(3);
  expect(page.getByText(/No pudimos traer/).elements()).toEqual([]);
  expect(page.getByRole('button', { name: 'Probar de nuevo' }).elements()).toEqual([]);
});
