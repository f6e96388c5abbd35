import { MEASURE_FIGURES } from '@forja/domain/measures/measure';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { assertAccessible } from '../../../shared/assert-accessible.fixture.ts';
import { measureWidth } from '../../../shared/measure-width.fixture.ts';
import { renderComponent } from '../../../shared/render-component.fixture.tsx';
import { GuideCard } from './guide-card.tsx';

test('every figure has its drawing, and none is cut at 320 px', async () => {
  await page.viewport(320, 720);
  await renderComponent(
    <main>
      <GuideCard />
    </main>,
  );
  await expect.element(page.getByText('Pulso en reposo')).toBeVisible();
  expect(page.getByRole('img').elements()).toHaveLength(MEASURE_FIGURES.length);
  expect(measureWidth(320)).toMatchObject({ clipped: [] });
  await assertAccessible();
});
