import { expect, test } from 'vitest';
import { aPerson } from '../../person/person.fixture.ts';
import { createProfile } from '../../profile/profile.ts';
import { trainingPlan } from '../plan/plan-training.ts';
import { weeklyTrainingMinutes } from './session-minutes.ts';

test('the minutes of the week sum its sessions, not the requested ones', () => {
  const plan = trainingPlan(
    createProfile(aPerson({ level: 'beginner', trainingDays: 6, sessionMinutes: 90 })),
  );
  expect(weeklyTrainingMinutes(plan)).toBe(
    plan.days.reduce((sum, { minutes }) => sum + minutes.value, 0),
  );
  expect(weeklyTrainingMinutes(plan)).toBeLessThan((6 * 90) / 2);
});
