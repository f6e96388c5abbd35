import { planOf } from '@forja/domain/plan/plan-of.fixture';
import { expect, test } from 'vitest';
import {
  EMPTY_DRAFT,
  EMPTY_LIFT,
  type PlanDraft,
  getPreviewInput,
  problemsOfStep,
  listQuestions,
  readDraft,
  toggleCondition,
} from './plan-draft.ts';

const aDraft = (filled: Partial<PlanDraft> = {}): PlanDraft => ({
  ...EMPTY_DRAFT,
  ageYears: '27',
  weightKg: '78,4',
  heightCm: '178',
  sex: 'male',
  conditions: ['none'],
  goal: 'muscle_gain',
  level: 'intermediate',
  cycleType: 'natural',
  ...filled,
});

test.each([
  ['78,4', 78.4],
  ['78.4', 78.4],
  [' 78 ', 78],
])('a weight typed as "%s" is %d kg', (weightKg, kg) => {
  expect(readDraft(aDraft({ weightKg })).input?.weightKg).toBe(kg);
});

test.each([
  [{ ageYears: '13' }, 'ageYears', 'Poné la edad en años cumplidos, entre 14 y 90.'],
  [{ ageYears: '91' }, 'ageYears', 'Poné la edad en años cumplidos, entre 14 y 90.'],
  [{ ageYears: '' }, 'ageYears', 'Este campo es obligatorio'],
  [{ ageYears: 'veinte' }, 'ageYears', 'Poné la edad en años cumplidos, entre 14 y 90.'],
  [{ weightKg: '29,9' }, 'weightKg', 'Poné el peso en kilos, entre 30 y 300. Por ejemplo: 78,4.'],
  [{ heightCm: '1,78' }, 'heightCm', 'Poné la altura en centímetros, sin coma. Por ejemplo: 178.'],
  [{ cycleWeeks: '25' }, 'cycleWeeks', 'Elegí una duración de 4 a 24 semanas.'],
  [{ conditions: [] }, 'conditions', 'Elegí tus condiciones, o "ninguna".'],
  [{ sex: '' as const }, 'sex', 'Este campo es obligatorio'],
  [{ systolic: '120' }, 'diastolic', 'Este campo es obligatorio'],
  [
    { systolic: '80', diastolic: '120' },
    'systolic',
    'La máxima tiene que ser mayor que la mínima. Revisá los dos números.',
  ],
] as const)(
  '%o is refused beside its field with a sentence that says what to do',
  (filled, path, sentence) => {
    expect(readDraft(aDraft(filled as Partial<PlanDraft>)).problems[path]).toBe(sentence);
  },
);

test('an impossible weight and height are both marked', () => {
  const { problems } = readDraft(aDraft({ weightKg: '300', heightCm: '120' }));
  expect(Object.keys(problems)).toEqual(['weightKg', 'heightCm']);
});

test('an impossible body is marked in the first step, before the other answers', () => {
  const { problems } = readDraft({
    ...EMPTY_DRAFT,
    ageYears: '27',
    weightKg: '300',
    heightCm: '120',
    sex: 'male',
  });
  expect(problemsOfStep(problems, 0)).toEqual(['weightKg', 'heightCm']);
});

test('refinements left empty are absent, so that the defaults of the engine apply', () => {
  const { input } = readDraft(aDraft());
  expect(input?.bodyFatPercent).toBeUndefined();
  expect(input?.labs).toBeUndefined();
  expect(input?.bloodPressure).toBeUndefined();
  expect(input?.chemistry).toBeUndefined();
});

test('the summary has figures before goal, level and health are chosen', () => {
  expect(
    getPreviewInput(aDraft({ goal: '', level: '', cycleType: '', conditions: [] }))?.goal,
  ).toBe('maintenance');
  expect(getPreviewInput(aDraft({ heightCm: '' }))).toBeUndefined();
});

test('each step holds only its own problems', () => {
  const { problems } = readDraft(EMPTY_DRAFT);
  expect(problemsOfStep(problems, 0)).toEqual(['ageYears', 'weightKg', 'heightCm', 'sex']);
  expect(problemsOfStep(problems, 1)).toEqual(['conditions', 'level']);
  expect(problemsOfStep(problems, 2)).toEqual([]);
  // without chemistry, the default
  expect(problemsOfStep(problems, 3)).toEqual(['goal']);
});

test('"ninguna" and a condition exclude each other', () => {
  expect(toggleCondition(['none'], 'diabetes')).toEqual(['diabetes']);
  expect(toggleCondition(['diabetes', 'hypertension'], 'none')).toEqual(['none']);
  expect(toggleCondition(['diabetes'], 'diabetes')).toEqual([]);
});

test('an unanswered refinement is not sent, and an answered one is', () => {
  expect(readDraft(aDraft()).input).not.toHaveProperty('foodsToAvoid', expect.anything());
  expect(readDraft(aDraft({ foodsToAvoid: ['palta', 'huevo-duro'] })).input?.foodsToAvoid).toEqual([
    'palta',
    'huevo-duro',
  ]);
});

test('questions for one sex do not count for the other, even with an earlier answer', () => {
  const health: PlanDraft['health'] = ['pregnancy', 'urinary_obstruction', 'smoking'];
  expect(readDraft(aDraft({ sex: 'male', health })).input?.health).toEqual([
    'urinary_obstruction',
    'smoking',
  ]);
  expect(readDraft(aDraft({ sex: 'female', health })).input?.health).toEqual(['smoking']);
});

test('pregnancy is asked once: in the screening up to 55, as a flag above', () => {
  const woman = { sex: 'female', health: ['pregnancy'] } satisfies Partial<PlanDraft>;
  expect(listQuestions(aDraft({ ...woman, ageYears: '55' }))).toContain('pregnancy');
  expect(listQuestions(aDraft({ ...woman, ageYears: '56' }))).not.toContain('pregnancy');
  expect(readDraft(aDraft({ ...woman, ageYears: '56' })).input?.health).toEqual(['pregnancy']);
  expect(listQuestions(aDraft())).not.toContain('pregnancy');
});

const ALL_NO: PlanDraft['screening'] = {
  compensates_eating: 'no',
  loses_control_eating: 'no',
  lost_weight_fast: 'no',
  sees_larger_body: 'no',
  food_fills_the_day: 'no',
  pregnancy: 'no',
};

test('an unanswered or declined screening question is absent, never a "no"', () => {
  expect(readDraft(aDraft()).input?.screening).toBeUndefined();
  const some = {
    ...EMPTY_DRAFT.screening,
    lost_weight_fast: 'rather_not',
    food_fills_the_day: 'yes',
  } as const;
  expect(readDraft(aDraft({ screening: some })).input?.screening).toEqual({
    food_fills_the_day: 'yes',
  });
  expect(readDraft(aDraft({ screening: ALL_NO })).input?.screening).not.toHaveProperty('pregnancy');
  expect(readDraft(aDraft({ sex: 'female', screening: ALL_NO })).input?.screening).toEqual(ALL_NO);
});

test('an impossible laboratory result is marked in the health step', () => {
  const wrong = readDraft(aDraft({ labs: { ...EMPTY_DRAFT.labs, ldlMgDl: '1' } }));
  expect(problemsOfStep(wrong.problems, 1)).toEqual(['labs.ldlMgDl']);
});

test('a lift accepts comma or dot, and an empty row is not sent', () => {
  const lifts = [EMPTY_LIFT, { exerciseId: 'bench-press', weightKg: '62,5', repetitions: '8' }];
  expect(readDraft(aDraft({ lifts })).input?.lifts).toEqual([
    { exerciseId: 'bench-press', weightKg: 62.5, repetitions: 8 },
  ]);
  expect(readDraft(aDraft({ lifts: [EMPTY_LIFT] })).input?.lifts).toBeUndefined();
});

test('an error in a lift appears beside its row, in the first step, and not in the live summary', () => {
  const draft = aDraft({
    lifts: [
      EMPTY_LIFT,
      { exerciseId: 'bench-press', weightKg: '', repetitions: '12' },
      { ...EMPTY_LIFT, weightKg: '60' },
    ],
  });
  const { problems } = readDraft(draft);
  expect(problemsOfStep(problems, 0)).toEqual(Object.keys(problems));
  expect(problems).toEqual({
    'lifts.1.weightKg': 'Este campo es obligatorio',
    'lifts.1.repetitions': 'Poné cuántas repeticiones hiciste, de 1 a 10.',
    'lifts.2.exerciseId': 'Este campo es obligatorio',
    'lifts.2.repetitions': 'Este campo es obligatorio',
  });
  expect(getPreviewInput(draft)).toBeDefined();
});

test('budget and cooking days are sent only when chosen', () => {
  const { input } = readDraft(aDraft());
  expect([input?.foodBudget, input?.cookingDays]).toEqual([undefined, undefined]);
  expect(readDraft(aDraft({ foodBudget: 'economical', cookingDays: '3' })).input).toMatchObject({
    foodBudget: 'economical',
    cookingDays: 3,
  });
});

test('a typed food that was not chosen stops the form with an error, but not the live summary', () => {
  const draft = aDraft({ foodSought: 'maní' });
  const { input, problems } = readDraft(draft);
  expect(input).toBeUndefined();
  expect(problemsOfStep(problems, 0)).toEqual(['foodsToAvoid']);
  expect(problems['foodsToAvoid']).toContain('no sale de tu menú');
  expect(getPreviewInput(draft)).toBeDefined();
  expect(readDraft({ ...draft, foodSought: ' ' }).problems).toEqual({});
});

test('the live summary shows no deficit until the screening is answered, whatever the goal', () => {
  const draft = aDraft({ goal: 'fat_loss' });
  const previewTarget = (filled: PlanDraft) => {
    const input = getPreviewInput(filled);
    if (!input) throw new Error('no preview');
    return planOf(input).energy;
  };
  const unanswered = previewTarget(draft);
  const answered = previewTarget({ ...draft, screening: ALL_NO });
  expect(unanswered.goalApplied).toBe('maintenance');
  expect(unanswered.notices.map(({ code }) => code)).toContain('no-deficit-eating-unanswered');
  expect(answered.target.value).toBeLessThan(unanswered.target.value);
});

const alt = (value: string, upperLimit: string): Partial<PlanDraft> => ({
  enzymes: { ...EMPTY_DRAFT.enzymes, altTimesUpperLimit: { value, upperLimit } },
});

test.each([
  ['58', '40', 1.45],
  ['96,5', '38,6', 2.5],
  ['1.200', '40', 30],
])(
  'an enzyme of %s U/l with an upper limit of %s counts as %d times the limit',
  (value, upperLimit, times) => {
    expect(readDraft(aDraft(alt(value, upperLimit))).input?.labs?.altTimesUpperLimit).toBe(times);
  },
);

test.each([
  ['mucho', '40', 'value', 'Poné el resultado en U/l'],
  ['58', '', 'upperLimit', 'Copiá el máximo que el informe pone al lado'],
  ['58', '0,5', 'value', 'Revisá el resultado y el máximo'],
])(
  'an enzyme of "%s" with an upper limit of "%s" shows its error at the %s, in the health step',
  (value, upperLimit, field, sentence) => {
    const draft = aDraft(alt(value, upperLimit));
    const { problems } = readDraft(draft);
    const path = `enzymes.altTimesUpperLimit.${field}`;
    expect(problemsOfStep(problems, 1)).toEqual([path]);
    expect(problems[path]).toContain(sentence);
    expect(getPreviewInput(draft)).toBeDefined();
  },
);

test('the result of an earlier plan counts until a new one is typed', () => {
  const labs = { ...EMPTY_DRAFT.labs, altTimesUpperLimit: '2,5' };
  const readAlt = (filled: Partial<PlanDraft>) =>
    readDraft(aDraft({ labs, ...filled })).input?.labs?.altTimesUpperLimit;
  expect([readAlt({}), readAlt(alt('40', '40'))]).toEqual([2.5, 1]);
  // a limit alone is not a result
  expect(readAlt(alt('', '40'))).toBe(2.5);
});
