import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '../../shared/render-component.fixture.tsx';
import { toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

test.each([
  { where: 'at the bottom of the screen', style: { position: 'fixed', bottom: '100px' } as const },
  { where: 'at the top of the screen', style: { position: 'fixed', top: '80px' } as const },
])('a message does not cover a field $where', async ({ style }) => {
  await page.viewport(390, 844);
  await renderComponent(
    <>
      <main>
        <input aria-label="Contraseña" style={{ height: 48, ...style }} />
      </main>
      <Toaster />
    </>,
  );
  onTestFinished(toast({ title: 'Error al iniciar sesión', variant: 'destructive' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Error al iniciar sesión');
  const message = page.getByText('Error al iniciar sesión').element().getBoundingClientRect();
  const field = page.getByLabelText('Contraseña').element().getBoundingClientRect();
  expect(message.top > field.bottom || message.bottom < field.top).toBe(true);
});

test('a message under a pointer at rest expires, and one under a moving pointer waits', async () => {
  await page.viewport(1440, 900);
  await renderComponent(
    <>
      <main>
        <h1>Medidas</h1>
      </main>
      <Toaster />
    </>,
  );
  const message = page.getByText('Medidas guardadas');
  const show = (duration: number) => toast({ title: 'Medidas guardadas', duration });
  const dismiss = show(60_000);
  await userEvent.hover(message);
  dismiss();
  await expect.element(message).not.toBeInTheDocument();

  show(500);
  await expect.element(message).toBeVisible();
  await expect.element(message).not.toBeInTheDocument();

  onTestFinished(show(3000));
  await userEvent.hover(message, { position: { x: 4, y: 4 } });
  await userEvent.hover(message, { position: { x: 12, y: 8 } });
  await new Promise((resolve) => setTimeout(resolve, 3500));
  await expect.element(message).toBeVisible();
  await userEvent.hover(page.getByRole('heading', { name: 'Medidas' }));
  await expect.element(message).not.toBeInTheDocument();
});
