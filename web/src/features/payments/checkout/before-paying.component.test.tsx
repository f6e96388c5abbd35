import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { assertAccessible } from '../../../shared/assert-accessible.fixture.ts';
import { renderComponent } from '../../../shared/render-component.fixture.tsx';
import { BeforePaying } from './before-paying.tsx';

test('the buyer reads the risks, the seller, the included taxes and a link to the terms before the contract', async () => {
  await renderComponent(
    <main>
      <h1>Pagar</h1>
      <BeforePaying
        settings={{
          seller: 'Forja, de Forja S.A.S. · CUIT 30-50001091-2',
          support: 'Atención al consumidor: días hábiles de 9:00 a 18:00.',
          dataFiscalUrl: 'http://qr.afip.gob.ar/?qr=abc',
        }}
      />
    </main>,
  );
  const part = page.getByRole('region', { name: 'Antes de pagar' });
  await expect.element(part.getByText(/no reemplaza a un médico/)).toBeVisible();
  await expect
    .element(part.getByText('El precio es final, con impuestos incluidos.'))
    .toBeVisible();
  await expect.element(part.getByText(/CUIT 30-50001091-2$/)).toBeVisible();
  await expect.element(part.getByText(/días hábiles de 9:00 a 18:00\.$/)).toBeVisible();
  await expect
    .element(part.getByRole('link', { name: 'Data Fiscal' }))
    .toHaveAttribute('href', 'http://qr.afip.gob.ar/?qr=abc');
  await expect
    .element(part.getByRole('link', { name: 'Mirá cómo calculamos el riesgo' }))
    .toHaveAttribute('href', '/metodo');
  await expect
    .element(part.getByRole('link', { name: 'términos, que podés guardar' }))
    .toHaveAttribute('href', '/terminos');
  await assertAccessible();
});
