import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { assertAccessible } from '../../shared/assert-accessible.fixture.ts';
import { tabStore } from '../../shared/device-store.ts';
import { queryClient } from '../../shared/http/query-client.ts';
import { renderComponent } from '../../shared/render-component.fixture.tsx';
import { siteSettings } from '../../shared/settings/site-settings.ts';
import { userQuery } from '../identity/session.queries.ts';
import { membershipQuery } from './membership.queries.ts';
import { PrioritySupport } from './priority-support.tsx';

const open = page.getByRole('link', { name: 'Abrir WhatsApp' });

async function showSupport(hasMembership: boolean) {
  const user = { id: '00000000-0000-4000-8000-000000000001', username: 'ana@ejemplo.com.ar' };
  queryClient.setQueryData(userQuery.queryKey, user);
  queryClient.setQueryData([...membershipQuery.queryKey], { hasMembership, endsAt: null });
  onTestFinished(() => {
    queryClient.clear();
    tabStore.clear();
  });
  await renderComponent(
    <main>
      <h1>Mi Cuenta</h1>
      <h2>Ayuda</h2>
      <PrioritySupport />
    </main>,
  );
}

test('a member edits the message, and WhatsApp opens with it in another tab', async () => {
  await showSupport(true);
  const message = page.getByLabelText('Tu mensaje');
  await expect
    .element(message)
    .toHaveValue(
      'Hola. Tengo una membresía de Forja y mi cuenta es ana@ejemplo.com.ar. Mi consulta es: ',
    );
  await message.fill('¿Cómo cambio de correo?');
  await expect
    .element(open)
    .toHaveAttribute(
      'href',
      `https://wa.me/${siteSettings.whatsapp}?text=%C2%BFC%C3%B3mo%20cambio%20de%20correo%3F`,
    );
  await expect.element(open).toHaveAttribute('target', '_blank');
  await expect.element(open).toHaveAttribute('rel', 'noopener noreferrer');
  await assertAccessible();
});

test('the page tells a non-member that support needs a membership and offers another way to ask', async () => {
  await showSupport(false);
  await expect
    .element(page.getByText(/^El soporte por WhatsApp con prioridad es de la membresía\./))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Ver membresías' }))
    .toHaveAttribute('href', '/membresias');
  await expect.element(page.getByRole('link', { name: siteSettings.supportEmail })).toBeVisible();
  expect(open.elements()).toEqual([]);
  expect(page.getByRole('textbox').elements()).toEqual([]);
});
