import { aPerson } from '@forja/domain/person/person.fixture';
import { generatePlan } from '@forja/domain/plan/generate-plan';
import { DAY_MS } from '@forja/domain/units/durations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { assertAccessible } from '../../../shared/assert-accessible.fixture.ts';
import { currentAccount } from '../../../shared/current-account.ts';
import { queryClient } from '../../../shared/http/query-client.ts';
import { measureWidth } from '../../../shared/measure-width.fixture.ts';
import { localDay } from '../../../shared/local-day.ts';
import { deleteRecordStore, openRecordStore } from '../../../shared/records/open-record-store.ts';
import { renderComponent } from '../../../shared/render-component.fixture.tsx';
import { userQuery } from '../../identity/session.queries.ts';
import { measures } from '../../measures/measures.collection.ts';
import { plans } from '../../plans/plans.collection.ts';
import { completeFoodDays } from '../complete-food-days.collection.ts';
import { foodEntries } from '../food-entries.collection.ts';
import { ExpenditureCard } from './expenditure-card.tsx';

let user = { id: '', username: 'ana@ejemplo.com.ar' };

beforeEach(() => {
  // The store of a deleted account does not open again.
  user = { ...user, id: crypto.randomUUID() };
  currentAccount.set(user);
});

async function show(): Promise<void> {
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

test('unreadable records show an error, and a retry lists the missing ones', async () => {
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
  await expect.element(page.getByText(/^Armá tu plan primero/)).toBeVisible();
  await assertAccessible();
  expect(measureWidth(320).content).toBeLessThanOrEqual(320);
});

async function storeRecords(kcal: number): Promise<void> {
  const store = await openRecordStore(user.id);
  const outcome = generatePlan(aPerson());
  if (!outcome.ok) throw new Error('no plan');
  const createdAt = new Date(Date.now() - 60 * DAY_MS);
  await store.save(plans, { value: { createdAt, plan: outcome.plan } });
  for (let back = 0; back < 28; back += 1) {
    const day = localDay(new Date(Date.now() - back * DAY_MS));
    await store.save(measures, { value: { takenOn: day, weightKg: 80 } });
    await store.save(completeFoodDays, { value: { day } });
    await store.save(foodEntries, {
      value: {
        eatenOn: day,
        meal: 'lunch',
        foodId: 'guiso',
        grams: 1000,
        ownFood: { name: 'Guiso', figures: { kcal: kcal / 10, protein: 10, carbs: 25, fat: 6 } },
      },
    });
  }
}

test('an impossible expenditure asks for the missing food and shows neither a figure nor a new plan', async () => {
  await storeRecords(930);
  await show();
  await expect.element(page.getByText('Tus registros no alcanzan para saberlo')).toBeVisible();
  await expect.element(page.getByText(/Parece que falta anotar/)).toBeVisible();
  await expect.element(page.getByText('Según tus registros')).not.toBeInTheDocument();
  await assertAccessible();
});

test('the card asks about creatine first and waits three weeks from its first day', async () => {
  await storeRecords(2600);
  await show();
  await expect.element(page.getByText('¿Tomás creatina?')).toBeVisible();
  await expect.element(page.getByText('Según tus registros')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Guardar el día' }).click();
  await expect.element(page.getByText('Poné el día en que empezaste, hasta hoy.')).toBeVisible();
  await assertAccessible();

  await page.getByRole('button', { name: 'No tomo creatina' }).click();
  await expect.element(page.getByText('Según tus registros')).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar' }).click();
  await page.getByLabelText('Empecé a tomarla el').fill(localDay(new Date(Date.now() - DAY_MS)));
  await page.getByRole('button', { name: 'Guardar el día' }).click();
  await expect.element(page.getByText(/^Empezaste con creatina/)).toBeVisible();
  await assertAccessible();
  expect(measureWidth(320).content).toBeLessThanOrEqual(320);
});
