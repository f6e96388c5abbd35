import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { assertAccessible } from '../../shared/assert-accessible.fixture.ts';
import { renderComponent } from '../../shared/render-component.fixture.tsx';
import { Toaster } from '../feedback/toaster.tsx';
import { GalleryPage } from './gallery-page.tsx';

test.each([
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])('every component is accessible in every state, at $width', async ({ width, height }) => {
  await page.viewport(width, height);
  await renderComponent(
    <main>
      <GalleryPage />
      <Toaster />
    </main>,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await assertAccessible();
});
