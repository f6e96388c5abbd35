import { PLAN_QUESTIONS } from '@forja/domain/evaluation/plan-answers';
import { REPORT_QUESTIONS } from '@forja/domain/evaluation/report-answers';
import { consultReasons } from '@forja/domain/evaluation/consult-reasons';
import { QUESTIONS } from '@forja/domain/evaluation/questions.data';
import { expect, test } from 'vitest';
import { emptyEvaluation, RESULT_STEP, restoreEvaluation } from './evaluation-draft.ts';
import { evaluationMessages, findQuestionTexts } from './report/evaluation.messages.ts';
import { referralMessages } from './report/referrals.messages.ts';

test('every answer has a text, and every question with a goal has advice', () => {
  for (const { id, values, goal, exempt = [] } of QUESTIONS) {
    const texts = findQuestionTexts(id);
    expect(Object.keys(texts?.options ?? {}).toSorted(), id).toEqual(
      [...Object.keys(values), ...exempt].toSorted(),
    );
    expect(texts?.advice === undefined, id).toBe(goal === undefined);
    const losing = Object.keys(values).filter((answer) => (values[answer] ?? 100) < 100);
    expect(Object.keys(referralMessages[id] ?? {}).toSorted(), id).toEqual(
      goal === undefined ? losing.toSorted() : [],
    );
  }
  for (const [id, choices] of Object.entries({ ...PLAN_QUESTIONS, ...REPORT_QUESTIONS }))
    expect(Object.keys(findQuestionTexts(id)?.options ?? {}), id).toEqual(choices);
  for (const id of Object.keys(evaluationMessages.steps[0]?.questions ?? {}))
    expect(consultReasons({ [id]: 'yes' }), id).toHaveLength(1);
});

test('an interrupted evaluation resumes at its step, with the known answers', () => {
  const answers = { minutes: 'from-90', water: 'yes', name: 'Ana', weight: '72,5' };
  expect(restoreEvaluation({ step: 2, answers })).toEqual({
    step: 2,
    answers,
    isSaved: false,
  });
  expect(
    restoreEvaluation({ step: 99, answers: { ...answers, water: 'toString', mood: 'fine' } }),
  ).toEqual({ ...emptyEvaluation(), answers: { minutes: 'from-90', name: 'Ana', weight: '72,5' } });
  expect(restoreEvaluation({ step: RESULT_STEP, answers: {} })?.step).toBe(RESULT_STEP);
});

test.each([null, 'text', { step: 1 }, { answers: 3 }])('%j is not a draft', (stored) => {
  expect(restoreEvaluation(stored)).toBeUndefined();
});
