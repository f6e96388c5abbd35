import {
  expectAccessibleInCurrentTheme,
  expectNoSidewaysScroll,
} from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';

test.use({ serviceWorkers: 'block' });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, { tag: '@wide' }, () => {
    test.use({ colorScheme });

    test('every piece of the design is accessible in every state', async ({ page, gallery }) => {
      test.setTimeout(120_000);
      await page.goto(`${gallery.origin}/galeria`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByTestId('splash')).toHaveCount(0);
      await expectAccessibleInCurrentTheme(page);
      await expectNoSidewaysScroll(page);
    });
  });
}
