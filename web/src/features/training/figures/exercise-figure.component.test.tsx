import { expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { assertAccessible } from '../../../shared/assert-accessible.fixture.ts';
import { renderComponent } from '../../../shared/render-component.fixture.tsx';
import { ExerciseFigure } from './exercise-figure.tsx';
import { getFigure } from './figures.ts';

const figure = getFigure({ id: 'bench-press', pattern: 'horizontal_push' });
const drawing = page.getByRole('img', {
  name: /^Con barra\. Empezás acostado en el banco, .*\. Después, bajás el peso hasta el pecho\.$/,
});
const show = () =>
  renderComponent(
    <main>
      <h1>Press de banca</h1>
      <ExerciseFigure figure={figure} />
    </main>,
  );
const paths = () =>
  [...document.querySelectorAll('main path')].map((path) => path.getAttribute('d'));

test('the drawing moves, has a text description and can be stopped', async () => {
  await show();
  await expect.element(drawing).toBeVisible();
  await assertAccessible();
  const before = paths().join();
  await expect.poll(() => paths().join()).not.toBe(before);
  await page.getByRole('button', { name: 'Frenar el dibujo' }).click();
  await expect.poll(() => document.querySelectorAll('main [role="img"] svg').length).toBe(2);
  await expect.element(drawing).toBeVisible();
  await page.getByRole('button', { name: 'Mover el dibujo' }).click();
  await expect.poll(() => document.querySelectorAll('main [role="img"] svg').length).toBe(1);
});

test('reduced motion shows the positions side by side', async () => {
  const emulate = (value: string) =>
    (cdp() as unknown as { send: (method: string, parameters: object) => Promise<void> }).send(
      'Emulation.setEmulatedMedia',
      { features: [{ name: 'prefers-reduced-motion', value }] },
    );
  await emulate('reduce');
  await show();
  await expect.poll(() => document.querySelectorAll('main [role="img"] svg').length).toBe(2);
  await expect.element(drawing).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  await emulate('no-preference');
});
