import { GOALS } from '../person/choices.ts';
import type { PlanInput } from '../person/plan-input.ts';
import type { Answers } from './answers.ts';
import { readPersonalInfo } from './report-answers.ts';

/** Excluded from the score and the confidence. */
export const PLAN_QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  goal: GOALS,
  trainingDays: ['2', '3', '4', '5', '6'],
  sessionMinutes: ['30', '45', '60', '75', '90'],
};

export type PlanAnswers = Pick<
  PlanInput,
  | 'goal'
  | 'level'
  | 'trainingDays'
  | 'sessionMinutes'
  | 'health'
  | 'ageYears'
  | 'weightKg'
  | 'heightCm'
>;

/** Answers as ranges and safety answers stay out: the form repeats those questions. */
export function answersForPlan(answers: Answers): Partial<PlanAnswers> {
  const goal = GOALS.find((each) => each === answers['goal']);
  const trainingDays = readChoice('trainingDays', answers);
  const sessionMinutes = readChoice('sessionMinutes', answers);
  const { name: _, ...body } = readPersonalInfo(answers);
  return {
    ...body,
    ...(goal && { goal }),
    ...(trainingDays && { trainingDays }),
    ...(sessionMinutes && { sessionMinutes }),
    ...(answers['strength'] === 'none' && { level: 'beginner' }),
    ...(answers['tobacco'] === 'current' && { health: ['smoking'] }),
  };
}

function readChoice(id: string, answers: Answers): number | undefined {
  const choice = PLAN_QUESTIONS[id]?.find((each) => each === answers[id]);
  return choice === undefined ? undefined : Number(choice);
}
