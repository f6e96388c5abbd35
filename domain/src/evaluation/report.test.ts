import { expect, test } from 'vitest';
import type { Answers } from './answers.ts';
import { QUESTIONS } from './questions.data.ts';
import { createReport } from './report.ts';
import { listTypedProblems } from './report-answers.ts';

const worstAnswers: Answers = Object.fromEntries(
  QUESTIONS.map(({ id, values }) => [
    id,
    Object.keys(values).find((answer) => values[answer] === 0) ?? '',
  ]),
);

/** Lowest answers without a consultation. */
const lowestAnswers: Answers = { ...worstAnswers, pressure: 'stage-2' };

test('the report has the typed personal data, the index and its class', () => {
  const answers = { name: ' Ana ', age: '34', weight: '72,5', height: '170' };
  expect(createReport(answers).personalInfo).toEqual({
    name: 'Ana',
    ageYears: 34,
    weightKg: 72.5,
    heightCm: 170,
    bodyMassIndex: 72.5 / 1.7 ** 2,
    bodyMassClass: 'overweight',
  });
  expect(createReport({ weight: '72,5' }).personalInfo).toEqual({ weightKg: 72.5 });
  expect(createReport({}).personalInfo).toEqual({});
});

test('pregnancy or worry about eating hides the weight class', () => {
  for (const flag of ['pregnancy', 'eating']) {
    const { personalInfo } = createReport({ weight: '80', height: '170', [flag]: 'yes' });
    expect(personalInfo).toEqual({ weightKg: 80, heightCm: 170 });
  }
});

test.each([
  [{ age: '17' }, ['age']],
  [{ age: '18' }, []],
  [{ age: '34,5' }, ['age']],
  [{ age: '' }, []],
  [{ weight: '29', height: '300' }, ['weight', 'height']],
  [{ weight: '72,5', height: '170' }, []],
  [{ name: 'a'.repeat(41) }, ['name']],
] as const)('the answers %j have problems in %j', (answers, problems) => {
  expect(listTypedProblems(answers)).toEqual(problems);
});

test('the goals of the report are the known answers', () => {
  const answers = {
    goal: 'strength',
    timeFrame: 'quarter',
    motivation: 'health',
    trainingDays: '3',
    sessionMinutes: '45',
  };
  expect(createReport(answers).goals).toEqual({
    primary: 'strength',
    timeFrame: 'quarter',
    motivation: 'health',
    availableDays: '3',
    availableMinutes: '45',
  });
  expect(createReport({ goal: 'toString', motivation: '' }).goals).toEqual({});
});

test('advice is grouped in training, nutrition and rest, sorted by gain', () => {
  const { adviceLists, recommendations } = createReport(lowestAnswers);
  expect(adviceLists.map(({ list }) => list).toSorted()).toEqual(['nutrition', 'rest', 'training']);
  expect(adviceLists.flatMap((each) => each.recommendations).length).toBe(recommendations.length);
  for (const list of adviceLists) {
    const gains = list.recommendations.map(({ gain }) => gain);
    expect(gains).toEqual(gains.toSorted((one, other) => other - one));
  }
  expect(adviceLists[0]?.recommendations[0]).toEqual(recommendations[0]);
});

test('insights are the worst block with its advice, the best block and the missing share', () => {
  const { insights } = createReport({
    ...worstAnswers,
    minutes: 'from-150',
    strength: 'two',
    waist: '',
  });
  expect(insights).toMatchObject([
    { id: 'worst', points: 0 },
    { id: 'best', block: 'activity', points: 100 },
    { id: 'missing', percent: 17 },
  ]);
  expect(createReport(worstAnswers).insights).toEqual([]);
});

test('typed answers do not change the score or the confidence', () => {
  const { overall, confidence } = createReport(worstAnswers);
  const reportWithTypedAnswers = createReport({
    ...worstAnswers,
    name: 'Ana',
    age: '34',
    motivation: 'mood',
  });
  expect({
    overall: reportWithTypedAnswers.overall,
    confidence: reportWithTypedAnswers.confidence,
  }).toEqual({ overall, confidence });
});
