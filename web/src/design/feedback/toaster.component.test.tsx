import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../../shared/render-component.fixture.tsx';
import { toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

test.each([
  { where: 'at the foot of the screen', style: { position: 'fixed', bottom: '100px' } as const },
  { where: 'at the head of the screen', style: { position: 'fixed', top: '80px' } as const },
])('a message leaves a field $where in sight', async ({ style }) => {
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
