import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPerson } from '../../person/person.fixture.ts';
import { createProfile } from '../../profile/profile.ts';
import { trainingPlan } from '../plan/plan-training.ts';
import { splitCardio } from './split-cardio.ts';

test.each([
  [150, { cardioDays: 2, sessions: 4 }, { onCardioDays: 45, afterSessions: 15 }],
  [150, { cardioDays: 4, sessions: 2 }, { onCardioDays: 30, afterSessions: 15 }],
  [150, { cardioDays: 0, sessions: 6 }, { onCardioDays: 0, afterSessions: 25 }],
  [210, { cardioDays: 3, sessions: 3 }, { onCardioDays: 45, afterSessions: 25 }],
])('%i minutes are split over a week of %o', (minutes, week, split) => {
  expect(splitCardio(minutes, week)).toEqual(split);
});

test('the example splits the minutes of the week over its real days', () => {
  fc.assert(
    fc.property(anyPerson, (person) => {
      const { cardio, days, week, paused } = trainingPlan(createProfile(person));
      if (paused || person.ageYears < 18) return;
      const cardioDays = week.filter((day) => day === 'cardio').length;
      const onCardioDays = Number(/(\d+) minutos (?:cada|el) día de cardio/.exec(cardio.text)?.[1]);
      const afterSessions = Number(/(\d+) minutos después de cada sesión/.exec(cardio.text)?.[1]);
      const minutes = (onCardioDays || 0) * cardioDays + (afterSessions || 0) * days.length;
      expect(minutes, cardio.text).toBe(cardio.minutesPerWeek.value);
    }),
  );
});
