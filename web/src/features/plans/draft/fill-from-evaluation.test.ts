import { expect, test } from 'vitest';
import { fillFromEvaluation } from './fill-from-evaluation.ts';
import { EMPTY_DRAFT } from './plan-draft.ts';

const answers = {
  ageYears: 34,
  weightKg: 72.5,
  heightCm: 170,
  goal: 'strength',
  level: 'beginner',
  trainingDays: 3,
  sessionMinutes: 45,
  health: ['smoking'],
} as const;
const fill = (draft = EMPTY_DRAFT) =>
  fillFromEvaluation(draft, { ...answers, health: [...answers.health] }, '2026-11-25');

test('an empty form takes the answers of the evaluation and remembers its day', () => {
  expect(fill()).toEqual({
    ...EMPTY_DRAFT,
    ageYears: '34',
    weightKg: '72,5',
    heightCm: '170',
    goal: 'strength',
    level: 'beginner',
    trainingDays: '3',
    sessionMinutes: '45',
    health: ['smoking'],
    evaluatedOn: '2026-11-25',
  });
});

test('answers of the person or of an earlier plan stay', () => {
  const draft = {
    ...EMPTY_DRAFT,
    ageYears: '50',
    weightKg: '90',
    heightCm: '180',
    goal: 'fat_loss' as const,
    level: 'advanced' as const,
    health: ['smoking' as const, 'anticoagulant' as const],
    startedFrom: '2026-10-01T12:00:00Z',
  };
  expect(fill(draft)).toEqual({ ...draft, evaluatedOn: '2026-11-25' });
  expect(fill({ ...EMPTY_DRAFT, trainingDays: '5' }).trainingDays).toBe('5');
});
