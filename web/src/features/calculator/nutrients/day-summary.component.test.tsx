import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { Toaster } from '../../../design/feedback/toaster.tsx';
import { currentAccount } from '../../../shared/current-account.ts';
import { queryClient } from '../../../shared/http/query-client.ts';
import { deleteRecordStore, openRecordStore } from '../../../shared/records/open-record-store.ts';
import { renderComponent } from '../../../shared/render-component.fixture.tsx';
import { userQuery } from '../../identity/session.queries.ts';
import { DaySummary } from './day-summary.tsx';

const user = { id: '00000000-0000-4000-8000-000000000002', username: 'ana@ejemplo.com.ar' };
const none = { kcal: 0, protein: 0, carbs: 0, fat: 0, fibre: 0, sodiumMg: 0 };
const eaten = { ...none, kcal: 450, protein: 20.5, carbs: 60, fat: 14 };

test('a goal below the energy floor is refused with its reason, and an accepted goal shows the remaining amounts until it is removed', async () => {
  currentAccount.set(user);
  queryClient.setQueryData(userQuery.queryKey, user);
  await openRecordStore(user.id);
  onTestFinished(async () => {
    queryClient.clear();
    await deleteRecordStore(user.id);
    currentAccount.set(null);
  });
  await renderComponent(
    <main>
      <h1>Nutrientes</h1>
      <DaySummary sum={{ total: eaten, withoutDatum: none }} isWaiting={false} />
      <Toaster />
    </main>,
  );
  await page.getByRole('button', { name: 'Poner una meta propia' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tu meta del día' });
  const type = async (kcal: string, protein: string, carbs: string, fat: string) => {
    await dialog.getByRole('textbox', { name: /^Energía/ }).fill(kcal);
    await dialog.getByRole('textbox', { name: /^Proteína/ }).fill(protein);
    await dialog.getByRole('textbox', { name: /^Carbohidratos/ }).fill(carbs);
    await dialog.getByRole('textbox', { name: /^Grasa/ }).fill(fat);
    await dialog.getByRole('button', { name: 'Guardar meta' }).click();
  };
  await type('1400', '100', '130', '53');
  await expect.element(dialog.getByText(/La meta más baja que aceptamos/)).toBeVisible();
  await expect.element(dialog.getByText(/preguntale a tu médico/)).toBeVisible();

  await type('2000', '120', '230', '66');
  await expect.element(page.getByText('Te quedan 1.550 kcal de 2.000 kcal')).toBeVisible();
  await expect.element(page.getByText('Te quedan 99,5 g de 120,0 g')).toBeVisible();

  await page.getByRole('button', { name: 'Sacar mi meta' }).click();
  await expect.element(page.getByRole('link', { name: 'Generar plan' })).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.element(page.getByText('Te quedan 1.550 kcal de 2.000 kcal')).toBeVisible();
});
