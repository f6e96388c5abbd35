import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RuleBadge } from '../src/design/evidence/rule-badge.tsx';
import { SourceBadge } from '../src/design/evidence/source-badge.tsx';
import { openSheets } from './sheets.ts';
import { showDocument } from './show-document.fixture.tsx';

const sheet = page.getByRole('dialog');

const renderBadge = (title: string) => (
  <SourceBadge
    strength="A"
    number={8}
    label={`Fuente: ${title}`}
    sheet="morton2018"
    source={{ title, citation: 'Morton 2018', href: 'https://doi.org/1', entry: 'morton2018' }}
  />
);

showDocument(
  <main>
    {renderBadge('Proteína por día')}
    {renderBadge('Proteína por comida')}
    <RuleBadge face="Regla" label="Regla: descanso" title="Descanso entre series">
      <p>Lo decide Forja.</p>
    </RuleBadge>
    <RuleBadge face="Criterio" label="Criterio: sin más que decir" title="Sin más que decir" />
  </main>,
);
openSheets();

test('badges of one source share a sheet, each under its own title', async () => {
  expect(document.querySelectorAll('template')).toHaveLength(3);
  for (const title of ['Proteína por día', 'Proteína por comida']) {
    await page.getByRole('button', { name: `Fuente: ${title}` }).click();
    await expect.element(sheet.getByRole('heading', { name: title })).toHaveFocus();
    await expect.element(sheet).toHaveAccessibleName(title);
    await expect.element(sheet.getByText('Morton 2018')).toBeVisible();
    await expect
      .element(sheet.getByRole('link', { name: /^Ver en Fuentes/ }))
      .toHaveAttribute('href', '/fuentes#morton2018');
    await sheet.getByRole('button', { name: 'Cerrar' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
  }
});

test('the keyboard opens a sheet, and closing it returns the focus to its badge', async () => {
  const badge = page.getByRole('button', { name: 'Regla: descanso' });
  badge.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(sheet.getByText('Lo decide Forja.')).toBeVisible();
  await expect.element(badge).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(badge).toHaveFocus();
  await expect.element(badge).toHaveAttribute('aria-expanded', 'false');
});

test('a press outside closes a sheet', async () => {
  await page.getByRole('button', { name: 'Regla: descanso' }).click();
  await expect.element(sheet).toBeVisible();
  for (const type of ['pointerdown', 'pointerup'])
    sheet.element().dispatchEvent(new PointerEvent(type, { bubbles: true }));
  await expect.element(sheet).not.toBeInTheDocument();
});

test('a badge without a sheet is not a button', async () => {
  await expect
    .element(page.getByRole('img', { name: 'Criterio: sin más que decir' }))
    .toBeVisible();
});
