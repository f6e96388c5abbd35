import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { assertAccessible } from '../../../shared/assert-accessible.fixture.ts';
import { renderComponent } from '../../../shared/render-component.fixture.tsx';
import { BeforePaying } from './before-paying.tsx';

test('before a contract a person reads the risks, that taxes are in the price, and where the terms are', async () => {
  await renderComponent(
    <main>
      <h1>Pagar</h1>
      <BeforePaying />
    </main>,
  );
  const part = page.getByRole('region', { name: 'Antes de pagar' });
  await expect.element(part.getByText(/no reemplaza a un médico/)).toBeVisible();
  await expect
    .element(part.getByText('El precio es final, con impuestos incluidos.'))
    .toBeVisible();
  await expect
    .element(part.getByRole('link', { name: 'Mirá cómo calculamos el riesgo' }))
    .toHaveAttribute('href', '/metodo');
  await expect
    .element(part.getByRole('link', { name: 'términos, que podés guardar' }))
    .toHaveAttribute('href', '/terminos');
  await assertAccessible();
});
