import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { assertAccessible } from '../../../shared/assert-accessible.fixture.ts';
import { currentAccount } from '../../../shared/current-account.ts';
import { queryClient } from '../../../shared/http/query-client.ts';
import { measureWidth } from '../../../shared/measure-width.fixture.ts';
import { deleteRecordStore } from '../../../shared/records/open-record-store.ts';
import { renderComponent } from '../../../shared/render-component.fixture.tsx';
import { userQuery } from '../../identity/session.queries.ts';
import { ExpenditureCard } from './expenditure-card.tsx';

const user = { id: '00000000-0000-4000-8000-000000000002', username: 'ana@ejemplo.com.ar' };

async function show(): Promise<void> {
  currentAccount.set(user);
  queryClient.setQueryData(userQuery.queryKey, user);
  await page.viewport(320, 700);
  await renderComponent(
    <main>
      <h1>Medidas</h1>
      <h2>Tu gasto medido</h2>
      <ExpenditureCard Recalculation={() => null} />
    </main>,
  );
}

afterEach(async () => {
  vi.unstubAllGlobals();
  queryClient.clear();
  await deleteRecordStore(user.id);
  currentAccount.set(null);
});

test('records that cannot be read are not said to be missing, and reading them again says what is', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('no storage', 'UnknownError');
    },
  });
  await show();
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('No pudimos leer tus registros')).toBeVisible();
  await expect.element(page.getByText('Qué falta')).not.toBeInTheDocument();
  await assertAccessible();
  expect(measureWidth(320).content).toBeLessThanOrEqual(320);

  vi.unstubAllGlobals();
  await page.getByRole('button', { name: 'Probar de nuevo' }).click();
  await expect.element(page.getByText('Qué falta')).toBeVisible();
  await expect.element(page.getByText(/^21 días más entre/)).toBeVisible();
  await assertAccessible();
  expect(measureWidth(320).content).toBeLessThanOrEqual(320);
});
