import { expect, test } from 'vitest';
import { EMPTY_DRAFT, type PlanDraft, previewOf, problemsOfStep, readDraft, toggleCondition } from './plan-draft.ts';

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
  [{ systolic: '120' }, 'bloodPressure.diastolic', 'Este campo es obligatorio'],
  [
    { systolic: '80', diastolic: '120' },
    'bloodPressure.systolic',
    'La máxima tiene que ser mayor que la mínima. Revisá los dos números.',
  ],
] as const)('%o is refused beside its field with a sentence that says what to do', (filled, path, sentence) => {
  expect(readDraft(aDraft(filled as Partial<PlanDraft>)).problems[path]).toBe(sentence);
});

test('a weight and a height that no body has are both marked', () => {
  const { problems } = readDraft(aDraft({ weightKg: '300', heightCm: '120' }));
  expect(Object.keys(problems)).toEqual(['weightKg', 'heightCm']);
});

test('that body is marked at the first step, before the rest is answered', () => {
  const { problems } = readDraft({ ...EMPTY_DRAFT, ageYears: '27', weightKg: '300', heightCm: '120', sex: 'male' });
  expect(problemsOfStep(problems, 0)).toEqual(['weightKg', 'heightCm']);
});

test('refinements left empty are absent, so that the defaults of the engine apply', () => {
  const { input } = readDraft(aDraft());
  expect(input?.bodyFatPercent).toBeUndefined();
  expect(input?.labs).toBeUndefined();
  expect(input?.bloodPressure).toBeUndefined();
  expect(input?.chemistry).toBeUndefined();
});

test('the summary says something before goal, level and health are chosen', () => {
  expect(previewOf(aDraft({ goal: '', level: '', cycleType: '', conditions: [] }))?.goal).toBe('maintenance');
  expect(previewOf(aDraft({ heightCm: '' }))).toBeUndefined();
});

test('each step holds only its own problems', () => {
  const { problems } = readDraft(EMPTY_DRAFT);
  expect(problemsOfStep(problems, 0)).toEqual(['ageYears', 'weightKg', 'heightCm', 'sex']);
  expect(problemsOfStep(problems, 1)).toEqual(['conditions', 'level']);
  expect(problemsOfStep(problems, 2)).toEqual(['goal', 'cycleType']);
});

test('"ninguna" and a condition exclude each other', () => {
  expect(toggleCondition(['none'], 'diabetes')).toEqual(['diabetes']);
  expect(toggleCondition(['diabetes', 'hypertension'], 'none')).toEqual(['none']);
  expect(toggleCondition(['diabetes'], 'diabetes')).toEqual([]);
});

test('a refinement that was left out is not sent, and one that was answered is', () => {
  expect(readDraft(aDraft()).input).not.toHaveProperty('foodsToAvoid', expect.anything());
  expect(readDraft(aDraft({ foodsToAvoid: ['palta', 'huevo-duro'] })).input?.foodsToAvoid).toEqual([
    'palta',
    'huevo-duro',
  ]);
});

test('what only one sex is asked is not counted for the other, even if it was answered before', () => {
  const health: PlanDraft['health'] = ['pregnancy', 'urinary_obstruction', 'smoking'];
  expect(readDraft(aDraft({ sex: 'male', health })).input?.health).toEqual(['urinary_obstruction', 'smoking']);
  expect(readDraft(aDraft({ sex: 'female', health })).input?.health).toEqual(['pregnancy', 'smoking']);
});

test('a result of the laboratory that cannot be is shown at the step of health, where it is asked', () => {
  const wrong = readDraft(aDraft({ labs: { ...EMPTY_DRAFT.labs, ldlMgDl: '1' } }));
  expect(problemsOfStep(wrong.problems, 1)).toEqual(['labs.ldlMgDl']);
});

test('a food that is written and not chosen stops the form, which says so, and not the live summary', () => {
  const draft = aDraft({ foodSought: 'maní' });
  const { input, problems } = readDraft(draft);
  expect(input).toBeUndefined();
  expect(problemsOfStep(problems, 0)).toEqual(['foodsToAvoid']);
  expect(problems['foodsToAvoid']).toContain('no sale de tu menú');
  expect(previewOf(draft)).toBeDefined();
  expect(readDraft({ ...draft, foodSought: ' ' }).problems).toEqual({});
});
