import { expect, test } from 'vitest';
import type { Answers } from './answers.ts';
import { QUESTIONS } from './questions.data.ts';
import { createReport } from './report.ts';
import { listTypedProblems } from './report-answers.ts';

const worst: Answers = Object.fromEntries(
  QUESTIONS.map(({ id, values }) => [
    id,
    Object.keys(values).find((answer) => values[answer] === 0) ?? '',
  ]),
);

/** The lowest answers that send nobody to a professional first. */
const lowest: Answers = { ...worst, pressure: 'stage-2' };

test('the report has the person as they wrote it, with the index and its class', () => {
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

test('whoever is pregnant or whom eating worries reads no class of their weight', () => {
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
] as const)('of %j what cannot be is %j', (answers, problems) => {
  expect(listTypedProblems(answers)).toEqual(problems);
});

test('the goals of the report are the answers that it knows', () => {
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

test('what to do is in lists of training, nutrition and rest, each by the points that it moves', () => {
  const { adviceLists, recommendations } = createReport(lowest);
  expect(adviceLists.map(({ list }) => list).toSorted()).toEqual(['nutrition', 'rest', 'training']);
  expect(adviceLists.flatMap((each) => each.recommendations).length).toBe(recommendations.length);
  for (const list of adviceLists) {
    const gains = list.recommendations.map(({ gain }) => gain);
    expect(gains).toEqual(gains.toSorted((one, other) => other - one));
  }
  expect(adviceLists[0]?.recommendations[0]).toEqual(recommendations[0]);
});

test('the insights are what is worst with its advice, what is best and what was not answered', () => {
  const { insights } = createReport({ ...worst, minutes: 'from-150', strength: 'two', waist: '' });
  expect(insights).toMatchObject([
    { id: 'worst', points: 0 },
    { id: 'best', block: 'activity', points: 100 },
    { id: 'missing', percent: 17 },
  ]);
  expect(createReport(worst).insights).toEqual([]);
});

test('what is typed for the report moves no score and no confidence', () => {
  const { overall, confidence } = createReport(worst);
  const more = createReport({ ...worst, name: 'Ana', age: '34', motivation: 'mood' });
  expect({ overall: more.overall, confidence: more.confidence }).toEqual({ overall, confidence });
});
