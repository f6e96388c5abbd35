import { expect, test } from 'vitest';
import { SOURCES } from '../evidence/sources.ts';
import type { Answers } from './answers.ts';
import { evaluate, labelScore } from './evaluate.ts';
import { QUESTIONS } from './questions.data.ts';

const total = (values: readonly { points: number }[]) =>
  values.reduce((sum, { points }) => sum + points, 0);
const bestAnswers = Object.fromEntries(
  QUESTIONS.map(({ id, values }) => [
    id,
    Object.keys(values).find((answer) => values[answer] === 100) ?? '',
  ]),
);

/** Deterministic people with some answers missing. */
function createPeople(count: number): Answers[] {
  let state = 7;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  return Array.from({ length: count }, () =>
    Object.fromEntries(
      QUESTIONS.flatMap(({ id, values }) => {
        const answer = Object.keys(values)[next(Object.keys(values).length + 1)];
        return answer === undefined ? [] : [[id, answer]];
      }),
    ),
  );
}
const people = createPeople(500);

test.each([
  [100, 'excellent'],
  [85, 'excellent'],
  [84, 'very-good'],
  [70, 'very-good'],
  [69, 'good'],
  [55, 'good'],
  [54, 'regular'],
  [40, 'regular'],
  [39, 'poor'],
  [0, 'poor'],
] as const)('%d points are %s', (points, label) => {
  expect(labelScore(points)).toBe(label);
});

test.each([
  ['activity', { minutes: 'from-120', strength: 'one' }, 78],
  ['activity', { minutes: 'none', strength: 'two' }, 30],
  ['sleep', { hours: 'from-6', regularity: 'often', wakings: 'rarely' }, 66],
  ['nutrition', { water: 'yes', salt: 'no' }, 50],
  ['tobacco', { tobacco: 'quit-5' }, 75],
  ['waist', { waist: 'from-50' }, 50],
  ['pressure', { pressure: 'stage-2' }, 25],
  ['pressure', { pressure: 'from-180' }, 0],
  ['nutrition', { water: 'yes', dairy: 'none', protein: 'none' }, 100],
] as const)('%s of %j is %d of 100', (block, answers, points) => {
  expect(evaluate(answers).blocks[block]?.points).toBe(points);
});

test('every threshold names sources that exist', () => {
  for (const { sources } of QUESTIONS) {
    expect(sources.length).toBeGreaterThan(0);
    for (const key of sources) expect(SOURCES).toHaveProperty(key);
  }
});

test('the parts of each score add up to it', () => {
  for (const person of people) {
    const { overall, blocks } = evaluate(person);
    for (const score of [overall, ...Object.values(blocks)])
      if (score) expect(total(score.parts)).toBe(score.points);
  }
});

test('the best answers score 100 without recommendations', () => {
  expect(evaluate(bestAnswers)).toMatchObject({
    overall: { points: 100 },
    confidence: 100,
    recommendations: [],
  });
});

test('a missing answer lowers the confidence, not the score', () => {
  for (const { id } of QUESTIONS) {
    const { [id]: _, ...fewer } = bestAnswers;
    const { overall, confidence } = evaluate(fewer);
    expect(overall?.points).toBe(100);
    expect(confidence).toBeLessThan(100);
  }
});

test('recommendations are sorted by the points they gain', () => {
  for (const person of people) {
    const { overall, recommendations } = evaluate(person);
    const gains = recommendations.map(({ gain }) => gain);
    expect(gains).toEqual(gains.toSorted((one, other) => other - one));
    for (const { id, gain } of recommendations) {
      const goal = QUESTIONS.find((question) => question.id === id)?.goal ?? '';
      expect(evaluate({ ...person, [id]: goal }).overall?.points).toBe(
        (overall?.points ?? 0) + gain,
      );
    }
  }
});

test('a red flag removes recommendations, and pregnancy removes the waist score', () => {
  for (const flag of ['symptoms', 'restriction', 'eating', 'pregnancy']) {
    const { consult, recommendations } = evaluate({
      ...bestAnswers,
      strength: 'none',
      [flag]: 'yes',
    });
    expect(consult).toHaveLength(1);
    expect(recommendations).toEqual([]);
  }
  expect(evaluate({ ...bestAnswers, pregnancy: 'yes' }).blocks.waist).toBeUndefined();
});

test('no recommendation is about weight, waist, pressure or energy', () => {
  const recommended = people.flatMap((person) => evaluate(person).recommendations);
  const blocks = new Set(
    recommended.map(({ id }) => QUESTIONS.find((question) => question.id === id)?.block),
  );
  expect(blocks).toEqual(new Set(['activity', 'nutrition', 'sleep']));
});

test.each<[string, Answers, RegExp]>([
  ['160/100', { pressure: 'stage-3' }, /^Presión alta: hasta que te vea un médico, solo esfuerzos/],
  ['180/110', { pressure: 'from-180' }, /^Presión alta: sentate 5 minutos.*no entrenes.*107/],
  ['an index of 18.4', { weight: '53', height: '170' }, /médico o un nutricionista/],
  ['an index of 17', { weight: '49,2', height: '170' }, /hasta que te vea un médico/],
  ['an index of 14.9', { weight: '43', height: '170' }, /servicio de salud, hoy/],
])('%s refers to a professional without other advice', (_, answers, text) => {
  const { consult, recommendations, overall } = evaluate({
    ...bestAnswers,
    strength: 'none',
    ...answers,
  });
  expect(consult.map((reason) => reason.text)).toEqual([expect.stringMatching(text)]);
  expect(recommendations).toEqual([]);
  expect(overall?.points).toBeGreaterThan(60);
});

test('a pressure from 140/90 and a usual weight need no consultation', () => {
  expect(evaluate({ pressure: 'stage-2', weight: '72', height: '170' }).consult).toEqual([]);
  expect(evaluate({ weight: '43' }).consult).toEqual([]);
});

test('every answer that loses points has a recommendation or a referral', () => {
  for (const question of QUESTIONS)
    for (const [answer, value] of Object.entries(question.values)) {
      const { consult, recommendations, referrals } = evaluate({
        ...bestAnswers,
        [question.id]: answer,
      });
      const answered = [...recommendations, ...referrals].map(({ id }) => id);
      expect(answered, `${question.id} ${answer}`).toEqual(
        value < 100 && (consult.length === 0 || question.goal === undefined) ? [question.id] : [],
      );
    }
  for (const person of people) {
    const { overall, consult, recommendations, referrals } = evaluate(person);
    const answered = [...recommendations, ...referrals].map(({ id }) => id);
    const questionsLosingPoints = QUESTIONS.filter(
      ({ id, values, block }) =>
        (values[person[id] ?? ''] ?? 100) < 100 &&
        (block !== 'waist' || person['pregnancy'] !== 'yes'),
    );
    if (overall && consult.length === 0)
      expect(questionsLosingPoints.map(({ id }) => id).toSorted()).toEqual(answered.toSorted());
  }
});

test('a person who eats no animals loses no points and gets no advice to eat them', () => {
  const { overall, confidence, recommendations } = evaluate({
    ...bestAnswers,
    dairy: 'none',
    protein: 'none',
  });
  expect([overall?.points, confidence, recommendations]).toEqual([100, 100, []]);
});

test('there is no overall score with fewer than four blocks', () => {
  expect(evaluate({ minutes: 'none', hours: 'from-7', water: 'yes' }).overall).toBeUndefined();
});

test('evaluations are deterministic', () => {
  for (const person of people)
    expect(JSON.stringify(evaluate({ ...person }))).toBe(JSON.stringify(evaluate(person)));
});
