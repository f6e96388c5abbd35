import { aPerson } from '@forja/domain/person/person.fixture';
import type { PlanInput } from '@forja/domain/person/plan-input';
import { createProfile } from '@forja/domain/profile/profile';
import { trainingPlan } from '@forja/domain/training/plan/plan-training';
import type { TrainingPlan } from '@forja/domain/training/training-plan';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BalanceCard } from './balance-card.tsx';
import { CardioCard } from './cardio-card.tsx';
import { RoutesBackCard } from './routes-back-card.tsx';
import { WeekTable } from './week-table.tsx';

const makeTraining = (overrides: Partial<PlanInput>): TrainingPlan =>
  trainingPlan(createProfile(aPerson(overrides)));
const ignore = () => undefined;

function renderTable(training: TrainingPlan, at: number): string {
  const week = training.progression[at];
  if (!week) throw new Error('no such week');
  return training.days
    .map((day) =>
      renderToStaticMarkup(
        <WeekTable day={day} week={week} training={training} onOpen={ignore} onChange={ignore} />,
      ),
    )
    .join('');
}

test('the first week shows the kilos of a known lift, and later weeks do not', () => {
  const plan = makeTraining({
    goal: 'strength',
    lifts: [{ exerciseId: 'back-squat', weightKg: 120, repetitions: 5 }],
  });
  expect(renderTable(plan, 0)).toMatch(/\d\skg/);
  expect(renderTable(plan, 1)).not.toMatch(/\d\skg/);
});

test('an adjusted exercise shows its adjustment beside its name', () => {
  const plan = makeTraining({ injuries: ['hip'] });
  const how = plan.days.flatMap(({ exercises }) =>
    exercises.flatMap(({ adjustments = [] }) => adjustments),
  );
  expect(how.length).toBeGreaterThan(0);
  for (const sentence of how) expect(renderTable(plan, 0)).toContain(sentence);
});

test('a session with balance counts its minutes', () => {
  const plan = makeTraining({ ageYears: 72 });
  expect(renderTable(plan, 0)).toContain(`${plan.days[0]?.minutes.value} minutos en total`);
});

test('balance, routes back and paused cardio show the texts of the plan', () => {
  const { balance } = makeTraining({ ageYears: 72 });
  const { routesBack } = makeTraining({ injuries: ['knee'] });
  const { cardio } = makeTraining({ weightKg: 55 });
  if (!balance || !routesBack) throw new Error('a part is missing');
  for (const { name } of balance.exercises)
    expect(renderToStaticMarkup(<BalanceCard balance={balance} />)).toContain(name);
  for (const { redFlags, painRule } of routesBack)
    for (const text of [...redFlags, painRule])
      expect(renderToStaticMarkup(<RoutesBackCard routes={routesBack} />)).toContain(text);
  expect(renderToStaticMarkup(<CardioCard cardio={cardio} />)).not.toContain('min por semana');
});
