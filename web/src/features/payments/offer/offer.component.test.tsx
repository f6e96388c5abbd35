import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { assertAccessible } from '../../../shared/assert-accessible.fixture.ts';
import { DocumentPartsContext } from '../../../shared/pages/document-parts.ts';
import { renderComponent } from '../../../shared/render-component.fixture.tsx';
import { Offer } from './offer.tsx';

test('a prerendered offer is complete without a request', async () => {
  const request = vi.spyOn(globalThis, 'fetch');
  await renderComponent(
    <main>
      <h1>Membresía</h1>
      <DocumentPartsContext value={{ sheets: new Map() }}>
        <Offer />
      </DocumentPartsContext>
    </main>,
  );
  await expect.element(page.getByText('Acceso completo por 3 meses')).toBeVisible();
  await expect
    .element(page.getByText(/Si pagás hoy, dura hasta el \d\d\/\d\d\/\d{4}\./))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Activar membresía' }))
    .toHaveAttribute('href', '/suscripcion');
  const methods = page.getByRole('term');
  await expect.element(methods.nth(0)).toHaveTextContent('Mercado Pago$ 10.000');
  await expect.element(methods.nth(1)).toHaveTextContent('PayPalUS$ 10');
  expect(methods.elements()).toHaveLength(2);
  await assertAccessible();
  expect(request).not.toHaveBeenCalled();
});
