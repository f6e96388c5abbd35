import { expect, test } from 'vitest';
import { LIMITS } from '../person/plan-input.ts';
import { evaluate } from './evaluate.ts';
import { answersForPlan, PLAN_QUESTIONS } from './plan-answers.ts';
import { QUESTIONS } from './questions.data.ts';

test.each([
  [{ strength: 'none' }, { level: 'beginner' }],
  [{ strength: 'one' }, {}],
  [{ tobacco: 'current' }, { health: ['smoking'] }],
  [{ tobacco: 'quit-recently' }, {}],
  [
    { goal: 'strength', trainingDays: '3', sessionMinutes: '45' },
    { goal: 'strength', trainingDays: 3, sessionMinutes: 45 },
  ],
  [
    { name: 'Ana', age: '34', weight: '72,5', height: '170' },
    { ageYears: 34, weightKg: 72.5, heightCm: 170 },
  ],
  [{ age: '17', weight: 'mucho' }, {}],
  [{ goal: 'toString', trainingDays: '9' }, {}],
  [{}, {}],
])('%j answers of a plan %j', (answers, expected) => {
  expect(answersForPlan(answers)).toEqual(expected);
});

test('health answers and ranges never reach a plan', () => {
  for (const { id, values } of QUESTIONS)
    for (const answer of Object.keys(values))
      if (id !== 'strength' && answer !== 'current')
        expect(answersForPlan({ [id]: answer }), id).toEqual({});
  for (const id of ['symptoms', 'restriction', 'eating', 'pregnancy'])
    expect(answersForPlan({ [id]: 'no' }), id).toEqual({});
});

test('plan-only questions do not change the score, and a plan accepts every answer', () => {
  for (const [id, choices] of Object.entries(PLAN_QUESTIONS))
    for (const choice of choices) expect(evaluate({ [id]: choice })).toEqual(evaluate({}));
  for (const id of ['trainingDays', 'sessionMinutes'] as const)
    for (const choice of PLAN_QUESTIONS[id] ?? []) {
      expect(Number(choice)).toBeGreaterThanOrEqual(LIMITS[id].min);
      expect(Number(choice)).toBeLessThanOrEqual(LIMITS[id].max);
    }
});
