import type { Proposal } from '@forja/domain/progress/next-week';
import type { RoutineChange } from '@forja/domain/progress/routine-change';
import type { WeeklyReview } from '@forja/domain/progress/weekly-review';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { assertAccessible } from '../../../../shared/assert-accessible.fixture.ts';
import { renderComponent } from '../../../../shared/render-component.fixture.tsx';
import { WeeklyReviewCard } from './weekly-review-card.tsx';

const REVIEW: WeeklyReview = {
  week: '2026-03-02',
  days: [{ id: 'day', name: 'Torso', plannedSets: 3, doneSets: 3 }],
  plannedSets: 3,
  doneSets: 3,
  workouts: 1,
};
const PLACE = { dayId: 'day', exerciseId: 'exercise' };
const LATERAL_RAISE: Proposal = {
  id: 'load',
  exerciseName: 'Vuelos laterales con mancuernas',
  dayName: 'Torso',
  change: { kind: 'load', ...PLACE, weightKg: 6 },
  alternative: { kind: 'repetitions', ...PLACE, add: 2 },
  reason: {
    kind: 'reached-top',
    fromKg: 4,
    toKg: 6,
    repetitions: 12,
    isReserveTold: true,
    alternative: { fromKg: 4, repetitions: 12, add: 2 },
  },
};
const HELD: Proposal = {
  id: 'restricted',
  exerciseName: undefined,
  dayName: undefined,
  change: undefined,
  reason: { kind: 'restricted', text: 'Con 160/100 o más en reposo no se sube el peso.' },
};

function Reviewing({ proposals }: { proposals: readonly Proposal[] }) {
  const [accepted, setAccepted] = useState<RoutineChange>();
  return (
    <main>
      <h1>Tu progreso</h1>
      <WeeklyReviewCard
        review={REVIEW}
        proposals={proposals}
        today="2026-03-08"
        findName={(id) => id}
        onAccept={setAccepted}
      />
      <p>Aceptado: {accepted?.kind}</p>
    </main>
  );
}

test('a rise by half shows a warning and offers more repetitions instead', async () => {
  await renderComponent(<Reviewing proposals={[LATERAL_RAISE]} />);
  await expect.element(page.getByText('De 4 kg a 6 kg')).toBeVisible();
  await expect.element(page.getByText(/El salto más chico es de 50\s%/)).toBeVisible();
  await assertAccessible();
  await page.getByRole('button', { name: /Sumar repeticiones: hasta 14/ }).click();
  await expect.element(page.getByText('Aceptado: repetitions')).toBeVisible();
  await page.getByRole('button', { name: /De 4 kg a 6 kg/ }).click();
  await expect.element(page.getByText('Aceptado: load')).toBeVisible();
});

test('a rise blocked for health shows its reason and cannot be accepted', async () => {
  await renderComponent(<Reviewing proposals={[HELD]} />);
  await expect.element(page.getByText('No suben por ahora.')).toBeVisible();
  await expect.element(page.getByText(/Con 160\/100 o más en reposo/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Aceptar/ })).not.toBeInTheDocument();
  await assertAccessible();
});
