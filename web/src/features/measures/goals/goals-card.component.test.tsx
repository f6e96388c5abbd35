import { addDays } from '@forja/domain/calendar/day';
import type { PlanInput } from '@forja/domain/person/plan-input';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { assertAccessible } from '../../../shared/assert-accessible.fixture.ts';
import { localDay } from '../../../shared/local-day.ts';
import { measureWidth } from '../../../shared/measure-width.fixture.ts';
import { renderComponent } from '../../../shared/render-component.fixture.tsx';
import { GoalsCard } from './goals-card.tsx';

const FIELDS = [
  { field: 'weightKg', label: 'Peso', unit: 'kg' },
  { field: 'armsCm', label: 'Brazos', unit: 'cm' },
] as const;
const values = [{ takenOn: addDays(localDay(new Date()), -1), weightKg: 80, armsCm: 35 }];
/** A body of 180 cm and 80 kg, with all answers that a loss requires. */
const PERSON: PlanInput = {
  ageYears: 30,
  weightKg: 80,
  heightCm: 180,
  sex: 'male',
  conditions: ['none'],
  goal: 'maintenance',
  level: 'beginner',
  cycleWeeks: 12,
  cycleType: 'natural',
};
const target = page.getByLabelText('A cuánto querés llegar', { exact: false });
const save = page.getByRole('button', { name: 'Guardar objetivo' });

const show = (person?: PlanInput) =>
  renderComponent(
    <main>
      <GoalsCard values={values} fields={FIELDS} person={person} />
    </main>,
  );

test('a weight loss goal needs the answers of a plan and links to its form', async () => {
  await show();
  await target.fill('75');
  await save.click();
  await expect
    .element(page.getByText('Para este objetivo nos falta saber de tu salud'))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Armar un plan' })).toBeVisible();
  await assertAccessible();
});

test('a weight below the floor is refused with its reason, and nothing overflows at 320 px', async () => {
  await page.viewport(320, 720);
  await show(PERSON);
  await target.fill('55');
  await save.click();
  await expect.element(page.getByText('Ese objetivo no lo guardamos')).toBeVisible();
  await expect.element(page.getByText(/No ponemos un objetivo de menos de 59,95 kg/)).toBeVisible();
  expect(measureWidth(320)).toMatchObject({ clipped: [] });
  await assertAccessible();
});

test("an invalid goal and today's value show an error beside the field", async () => {
  await show(PERSON);
  // The tab keeps the typed text.
  await target.fill('');
  await save.click();
  await expect.element(page.getByText('Poné un número entre 30 y 300 kg.')).toBeVisible();
  await target.fill('80');
  await save.click();
  await expect.element(page.getByText('Poné un número distinto del de hoy.')).toBeVisible();
});

test('without a measure there is no form', async () => {
  await renderComponent(<GoalsCard values={[]} fields={FIELDS} person={undefined} />);
  await expect.element(page.getByText(/Primero cargá una medida/)).toBeVisible();
});
