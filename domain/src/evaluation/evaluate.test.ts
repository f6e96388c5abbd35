import { expect, test } from 'vitest';
import { SOURCES } from '../evidence/sources.ts';
import { type Answers, evaluate, labelScore } from './evaluate.ts';
import { QUESTIONS } from './questions.data.ts';

const total = (values: readonly { points: number }[]) =>
  values.reduce((sum, { points }) => sum + points, 0);
const best = Object.fromEntries(
  QUESTIONS.map(({ id, values }) => [
    id,
    Object.keys(values).find((answer) => values[answer] === 100) ?? '',
  ]),
);

/** People with some answers missing, the same ones each time. */
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

test('the best answers are 100 with nothing to recommend', () => {
  expect(evaluate(best)).toMatchObject({
    overall: { points: 100 },
    confidence: 100,
    recommendations: [],
  });
});

test('a missing answer lowers the confidence and not the score', () => {
  for (const { id } of QUESTIONS) {
    const { [id]: _, ...fewer } = best;
    const { overall, confidence } = evaluate(fewer);
    expect(overall?.points).toBe(100);
    expect(confidence).toBeLessThan(100);
  }
});

test('recommendations are in the order of the points that they move', () => {
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

test('whoever has a red flag is recommended nothing, and in a pregnancy the waist is not scored', () => {
  for (const flag of ['symptoms', 'restriction', 'eating', 'pregnancy']) {
    const { redFlags, recommendations } = evaluate({ ...people[0], [flag]: 'yes' });
    expect(redFlags).toEqual([flag]);
    expect(recommendations).toEqual([]);
  }
  expect(evaluate({ ...best, pregnancy: 'yes' }).blocks.waist).toBeUndefined();
});

test('nothing is recommended of weight, waist, pressure or energy', () => {
  const recommended = people.flatMap((person) => evaluate(person).recommendations);
  const blocks = new Set(
    recommended.map(({ id }) => QUESTIONS.find((question) => question.id === id)?.block),
  );
  expect(blocks).toEqual(new Set(['activity', 'nutrition', 'sleep']));
});

test('there is no overall score with fewer than four blocks', () => {
  expect(evaluate({ minutes: 'none', hours: 'from-7', water: 'yes' }).overall).toBeUndefined();
});

test('the same answers give the same bytes', () => {
  for (const person of people)
    expect(JSON.stringify(evaluate({ ...person }))).toBe(JSON.stringify(evaluate(person)));
});
