import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SiteHeader } from '../../app/header/site-header.tsx';
import { menus } from '../../app/header/navigation.ts';
import { assertAccessible } from '../../shared/assert-accessible.fixture.ts';
import { renderComponent } from '../../shared/render-component.fixture.tsx';
import { VisitorHeader } from './visitor-header.tsx';

const button = page.getByRole('button', { name: 'Menú' });
const menu = page.getByRole('navigation', { name: 'Menú' });
const labels = menus.visitor.map(({ label }) => label);

beforeEach(async () => {
  await page.viewport(390, 844);
  await renderComponent(
    <SiteHeader>
      <VisitorHeader />
    </SiteHeader>,
    '/membresias',
  );
});

test('the menu on a phone lists the sections and marks the current one', async () => {
  await expect.element(menu).not.toBeInTheDocument();
  await button.click();
  await expect.element(menu).toBeVisible();
  const links = menu.getByRole('link').elements();
  expect(links.map(({ textContent }) => textContent)).toEqual(labels);
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.getAttribute('href'))).toEqual(['/membresias']);
  await assertAccessible();
  const box = menu.element().getBoundingClientRect();
  const under = button.element().getBoundingClientRect().bottom;
  expect(box.top).toBeGreaterThanOrEqual(under);
  expect(box.top - under).toBeLessThan(16);
  expect(box.right).toBeLessThanOrEqual(390);
});

test('the keyboard opens the menu, Tab walks through it, and Escape returns the focus', async () => {
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  for (const name of labels) {
    await userEvent.tab();
    await expect.element(menu.getByRole('link', { name })).toHaveFocus();
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('a press outside closes the menu', async () => {
  await button.click();
  await expect.element(menu).toBeVisible();
  await userEvent.click(document.body, { position: { x: 20, y: 600 } });
  await expect.element(menu).not.toBeInTheDocument();
});

test('a wide screen shows the sections without a menu', async () => {
  await page.viewport(1440, 900);
  const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('link');
  expect(links.elements().map(({ textContent }) => textContent)).toEqual(labels);
  await expect.element(button).not.toBeInTheDocument();
});
