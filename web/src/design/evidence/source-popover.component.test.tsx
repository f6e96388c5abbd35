import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '../../shared/render-component.fixture.tsx';
import { SourceBadge } from './source-badge.tsx';

const badge = page.getByRole('button', { name: 'Fuente de 125 g de proteína' });
const sheet = page.getByRole('dialog');

async function openPopover() {
  await page.viewport(1440, 900);
  await renderComponent(
    <main>
      <button type="button">Antes</button>
      <SourceBadge
        strength="A"
        number={8}
        label="Fuente de 125 g de proteína"
        source={{
          title: 'Proteína por día',
          citation: 'Morton 2018',
          href: 'https://doi.org/10.1136/bjsports-2017-097608',
          entry: 'morton2018',
        }}
      />
      <button type="button">Después</button>
    </main>,
  );
  badge.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(sheet).toBeVisible();
  await expect.poll(() => sheet.element().contains(document.activeElement)).toBe(true);
}

test('Tab leaves the popover of a source to the next element, Shift+Tab to its badge', async () => {
  await openPopover();
  sheet.getByRole('link').last().element().focus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Después' })).toHaveFocus();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Después' })).toHaveFocus();

  badge.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(sheet).toBeVisible();
  sheet.getByRole('button').element().focus();
  await userEvent.tab({ shift: true });
  await expect.element(badge).toHaveFocus();
  await expect.element(sheet).not.toBeInTheDocument();
});

test('Escape returns the focus from the popover to its badge', async () => {
  await openPopover();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(badge).toHaveFocus();
});

test('the popover links to its entry in the page of sources and to the method', async () => {
  await openPopover();
  const hrefs = sheet
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    'https://doi.org/10.1136/bjsports-2017-097608',
    '/fuentes#morton2018',
    '/metodo',
  ]);
  await expect.element(sheet.getByRole('link', { name: /^Ver en Fuentes/ })).toBeVisible();
});
