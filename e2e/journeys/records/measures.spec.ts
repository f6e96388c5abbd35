import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { fillMeasure, recordMeasure } from '../../support/pages/measure-form.ts';

test('a visitor reads the page of measures, and using it explains what an account gives', async ({
  page,
}) => {
  await page.goto('/medidas');
  await expect(page.getByRole('heading', { level: 1, name: 'Medidas' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar medidas' }).click();
  await expect(page.getByRole('dialog', { name: 'Acceso requerido' })).toBeVisible();
});

test(
  'a notice that appears under a pointer at rest goes by itself, and waits for one that moves on it',
  { tag: '@only-wide' },
  async ({ page, signedInAs }) => {
    await signedInAs();
    await page.goto('/medidas');
    const save = page.getByRole('button', { name: 'Guardar medidas' });
    const notice = page.getByRole('status').filter({ hasText: 'Medidas guardadas' });
    await fillMeasure(page, { day: '2026-11-01', weight: '79,6' });
    // In the middle of where notices appear.
    await save.evaluate((button) =>
      window.scrollBy({
        top: button.getBoundingClientRect().top - innerHeight + 160,
        behavior: 'instant',
      }),
    );
    await save.click();
    await expect(notice).toBeVisible();
    const box = await notice.boundingBox();
    await expect(notice).toBeHidden({ timeout: 9000 });

    await fillMeasure(page, { day: '2026-11-02', weight: '79,5' });
    await save.press('Enter');
    await expect(notice).toBeVisible();
    if (!box) throw new Error('the notice has no place');
    await page.mouse.move(box.x + 40, box.y + box.height / 2);
    await page.mouse.move(box.x + 60, box.y + box.height / 2);
    await page.waitForTimeout(6000);
    await expect(notice).toBeVisible();
    await page.mouse.move(5, 200);
    await expect(notice).toBeHidden({ timeout: 9000 });
  },
);

test(
  'measures are written with comma or dot, listed, changed, deleted and brought back',
  { tag: '@wide' },
  async ({ page, signedInAs }) => {
    await signedInAs();
    await page.goto('/medidas');
    await expect(page.getByRole('heading', { name: 'La barra está vacía' })).toBeVisible();

    await page.getByRole('button', { name: 'Guardar medidas' }).click();
    await expect(page.getByText('Poné al menos una medida')).toBeVisible();

    await recordMeasure(page, { day: '2026-11-01', weight: '79,6', waist: '88' });
    await recordMeasure(page, { day: '2026-11-15', weight: '78.4', waist: '86,5' });
    await page.getByText('Más medidas (opcional)').click();
    await recordMeasure(page, { day: '2026-11-20', weight: '78,2', pressure: ['120', '80'] });

    const table = page.getByRole('table', { name: /Tus medidas/ });
    const days = table.getByRole('rowheader');
    await expect(days).toHaveText(['20/11/2026', '15/11/2026', '01/11/2026']);
    await expect(table).toContainText('78,4 kg');
    await expect(table).toContainText('86,5 cm');
    await expect(table).toContainText('Presión 120/80');
    await expect(table.getByText('En tu cuenta', { exact: true })).toHaveCount(3);
    await expect(page.getByText(/El promedio pasó de 79,6.kg a 78,3.kg en 19 días/)).toBeAttached();
    await expect(page.getByLabel('Peso')).toHaveAccessibleDescription(
      /^Antes: 78,2.kg, el 20\/11\/2026\.$/,
    );
    await expect(page.getByLabel('Cintura')).toHaveAccessibleDescription(/86,5.cm, el 15\/11/);
    await page.getByRole('button', { name: /^Restar 0,1.kg$/ }).click();
    await expect(page.getByLabel('Peso')).toHaveValue('78,1');
    await page.getByLabel('Peso').fill('');
    // every series has its line
    await page.getByText('Tus otras medidas').click();
    await page.getByLabel('Qué medida ver').selectOption('Cintura');
    await expect(page.getByText(/Pasó de 88 cm a 86,5 cm en 14 días/)).toBeAttached();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: 'Cambiar la medida del 15/11/2026' }).click();
    await expect(page.getByLabel('Peso')).toHaveValue('78,4');
    await page.getByLabel('Peso').fill('78,9');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(table).toContainText('78,9 kg');

    // the one that is being changed can be deleted: the form does not go on with what is gone
    await page.getByRole('button', { name: 'Cambiar la medida del 01/11/2026' }).click();
    await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeVisible();
    await page.getByRole('button', { name: 'Borrar la medida del 01/11/2026' }).focus();
    await page.keyboard.press('Enter');
    await expect(days).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Guardar medidas' })).toBeVisible();
    // and the keyboard goes on beside it, not from the top
    await expect(
      page.getByRole('button', { name: 'Cambiar la medida del 15/11/2026' }),
    ).toBeFocused();
    await page.getByRole('button', { name: 'Deshacer' }).focus();
    await page.keyboard.press('Enter');
    await expect(days).toHaveCount(3);
    await expect(
      page.getByRole('button', { name: 'Cambiar la medida del 15/11/2026' }),
    ).toBeFocused();

    await page.reload();
    await expect(days).toHaveText(['20/11/2026', '15/11/2026', '01/11/2026']);
  },
);

test('a phone without room says what to do, and what was written waits on the form', async ({
  page,
  signedInAs,
}) => {
  await signedInAs();
  await page.goto('/medidas');
  await recordMeasure(page, { day: '2026-11-01', weight: '79,6' });
  // The quota that a browser can be given from outside does not reach its database: this answers as a full one.
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
    Object.assign(window, { makeRoom: () => (IDBObjectStore.prototype.put = put) });
  });

  await page.getByLabel('Fecha').fill('2026-11-02');
  await page.getByLabel('Peso').fill('79,4');
  await page.getByRole('button', { name: 'Guardar medidas' }).click();
  await expect(
    page.getByText(/El teléfono no tiene lugar para guardar esto\. Liberá espacio/),
  ).toBeVisible();
  await expect(page.getByLabel('Peso')).toHaveValue('79,4');
  await expectAccessible(page);

  await page.evaluate(() => Reflect.get(window, 'makeRoom')());
  await page.getByRole('button', { name: 'Guardar medidas' }).click();
  // Half of it would be the row without its record, or the other way round.
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveText([
    '02/11/2026',
    '01/11/2026',
  ]);
  await expect(page.getByText(/no tiene lugar/)).toHaveCount(0);
  await expect(page.getByText('En tu cuenta', { exact: true })).toHaveCount(2);
});
