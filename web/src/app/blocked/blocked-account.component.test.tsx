import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { assertAccessible } from '../../shared/assert-accessible.fixture.ts';
import { renderComponent } from '../../shared/render-component.fixture.tsx';
import { BlockedAccount } from './blocked-account.tsx';

test('a blocked person sees the reason and a contact, and can export and delete', async () => {
  await renderComponent(
    <main>
      <BlockedAccount reason="Prestaste la cuenta" contact="soporte@forja.example" />
    </main>,
  );
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Bloqueamos tu cuenta');
  await expect.element(page.getByText(/Prestaste la cuenta/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'soporte@forja.example' }))
    .toHaveAttribute('href', 'mailto:soporte@forja.example');
  await expect.element(page.getByRole('button', { name: 'Borrar mi cuenta' })).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(3);
  await assertAccessible();
});
