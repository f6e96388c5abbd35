import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../../shared/render-component.fixture.tsx';
import { Button } from '../actions/button.tsx';
import { Menu } from '../actions/menu.tsx';
import { SourceBadge } from '../evidence/source-badge.tsx';
import { toast } from '../feedback/toast.ts';
import { Toaster } from '../feedback/toaster.tsx';

const source = {
  title: 'Proteína por día',
  citation: 'Morton 2018',
  href: 'https://doi.org/10.1136/bjsports-2017-097608',
  entry: 'morton2018',
};

/** The topmost element at the centre of another. */
function findTopElement(element: Element): Element | null {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2);
}

const FIXED_TO_BOTTOM = { position: 'fixed', bottom: 24, left: 24 } as const;

async function showMessage() {
  onTestFinished(toast({ title: 'Plan guardado', duration: 600_000 }));
  await expect.element(page.getByText('Plan guardado')).toBeVisible();
}

const menu = (
  <div style={FIXED_TO_BOTTOM}>
    <Menu
      items={[{ kind: 'action', key: 'otro', label: 'Generar otro plan', onSelect: () => {} }]}
      align="start"
      trigger={(props) => <Button {...props}>Más acciones</Button>}
    />
  </div>
);

test.each([
  { when: 'opened after it', early: true },
  { when: 'open before it', early: false },
])('a message does not cover a menu $when', async ({ early }) => {
  await page.viewport(390, 844);
  await renderComponent(
    <>
      {menu}
      <Toaster />
    </>,
  );
  if (early) await showMessage();
  await page.getByRole('button', { name: 'Más acciones' }).click();
  const item = page.getByRole('menuitem', { name: 'Generar otro plan' });
  await expect.element(item).toBeVisible();
  if (!early) await showMessage();
  await expect.poll(() => item.element().contains(findTopElement(item.element()))).toBe(true);
});

test('a message does not cover the source of a figure', async () => {
  await page.viewport(1440, 900);
  await renderComponent(
    <>
      <div style={{ position: 'fixed', bottom: 24, left: 1020 }}>
        <SourceBadge strength="A" number={8} label="Fuente de 125 g de proteína" source={source} />
      </div>
      <Toaster />
    </>,
  );
  await showMessage();
  await page.getByRole('button', { name: 'Fuente de 125 g de proteína' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  const sheet = page.getByRole('dialog').element();
  const message = page.getByText('Plan guardado').element();
  await expect.poll(() => sheet.contains(findTopElement(message))).toBe(true);
});

test('a menu of a fixed bar stays in place while the page scrolls', async () => {
  await page.viewport(390, 844);
  await renderComponent(
    <>
      <div style={{ height: 3000 }} />
      {menu}
    </>,
  );
  await page.getByRole('button', { name: 'Más acciones' }).click();
  const item = page.getByRole('menuitem', { name: 'Generar otro plan' });
  await expect.element(item).toBeVisible();
  const { top } = item.element().getBoundingClientRect();
  for (let y = 0; y < 200; y += 20) {
    scrollTo(0, y);
    expect(item.element().getBoundingClientRect().top).toBe(top);
  }
});
