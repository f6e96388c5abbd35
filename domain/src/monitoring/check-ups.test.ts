import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPerson, anyPerson } from '../person/person.fixture.ts';
import type { PlanInput } from '../person/plan-input.ts';
import { createProfile } from '../profile/profile.ts';
import { checkUps } from './check-ups.ts';
import { TREATMENT_TESTS } from './treatment-tests.data.ts';

const calendar = (overrides: Partial<PlanInput> = {}) =>
  checkUps(createProfile(aPerson({ cycleType: 'steroid', ...overrides })));
const using = (...compounds: string[]): NonNullable<PlanInput['chemistry']> => ({
  compounds,
  doseMultiple: 'unknown',
  origin: 'unknown',
  yearsOfUse: 0,
  medicalFollowUp: false,
  sharesEquipment: false,
  withoutBreak: false,
});
const namesAt = (id: string, overrides: Partial<PlanInput> = {}) =>
  calendar(overrides)
    .find((checkUp) => checkUp.id === id)
    ?.tests.map(({ name }) => name);
const allNames = (overrides: Partial<PlanInput>) =>
  calendar(overrides).flatMap(({ tests }) => tests.map(({ name }) => name));

test('a use of 12 weeks has check-ups before, at 6 weeks, at the end, and 3 and 12 months later', () => {
  expect(calendar({ cycleWeeks: 12 }).map(({ id, week }) => [id, week])).toEqual([
    ['baseline', -3],
    ['early', 6],
    ['end', 12],
    ['after-3-months', 25],
    ['after-12-months', 64],
  ]);
});

test('a long use also has a check-up at 3 months, and a short one only at its end', () => {
  expect(calendar({ cycleWeeks: 20 }).map(({ week }) => week)).toEqual([-3, 6, 13, 20, 33, 72]);
  expect(calendar({ cycleWeeks: 5 }).map(({ week }) => week)).toEqual([-3, 5, 18, 57]);
});

test('a haematocrit above 54 % means stopping now, at every check-up', () => {
  for (const { tests } of calendar())
    expect(tests.find(({ name }) => name === 'Hematocrito')?.stopNow).toBe('más de 54 %');
});

test('a limit never stops a treatment: the prescriber decides before the next dose', () => {
  const treated = calendar({
    ageYears: 52,
    chemistry: {
      ...using('testosterone-undecanoate'),
      doseMultiple: 'up_to_1',
      origin: 'prescribed',
      medicalFollowUp: true,
    },
  });
  const limits = treated.flatMap(({ tests }) => tests);
  for (const { sources: _, name, ...limit } of limits.filter(({ name }) =>
    TREATMENT_TESTS.some((each) => each.name === name),
  ))
    expect([name, limit.stopNow]).toEqual([name, undefined]);
  const haematocrit = limits.filter(({ name }) => name === 'Hematocrito');
  expect(haematocrit.length).toBe(treated.length);
  for (const { consultToday } of haematocrit)
    expect(consultToday).toMatch(/^más de 54 %; no uses la próxima dosis antes de hablarlo/);
});

test('PSA is for men from 40 on', () => {
  expect(namesAt('baseline', { ageYears: 40 })).toContain('PSA');
  expect(allNames({ ageYears: 39 })).not.toContain('PSA');
  expect(allNames({ ageYears: 50, sex: 'female' })).not.toContain('PSA');
});

test('a woman has a pregnancy test before and during, a man never', () => {
  expect(namesAt('baseline', { sex: 'female' })).toContain('Test de embarazo');
  expect(allNames({ sex: 'male' })).not.toContain('Test de embarazo');
});

test('infection tests appear for injected or unknown compounds', () => {
  const infections = 'VIH, hepatitis B y hepatitis C';
  expect(allNames({ chemistry: using('testosterone-enanthate') })).toContain(infections);
  expect(allNames({})).toContain(infections);
  expect(allNames({ chemistry: using('oxandrolone') })).not.toContain(infections);
});

test('the trough of testosterone is measured only for testosterone or unknown compounds', () => {
  const valley = 'Testosterona en el valle';
  expect(namesAt('early', { chemistry: using('testosterone-enanthate') })).toContain(valley);
  expect(namesAt('early')).toContain(valley);
  expect(allNames({ chemistry: using('oxandrolone') })).not.toContain(valley);
});

test('thyroid tests depend on thyroid drugs, and the echocardiogram on the years of use', () => {
  expect(allNames({ chemistry: using('liothyronine') })).toContain('TSH y T4');
  expect(allNames({ chemistry: using('oxandrolone') })).not.toContain('TSH y T4');
  const years = (yearsOfUse: number) =>
    allNames({ chemistry: { ...using('oxandrolone'), yearsOfUse } });
  expect(years(2)).toContain('Ecocardiograma');
  expect(years(1)).not.toContain('Ecocardiograma');
});

test('a person with diabetes gets no threshold for healthy people', () => {
  expect(allNames({ conditions: ['diabetes'] })).toContain('Glucosa y HbA1c, con tu médico');
  expect(allNames({ conditions: ['diabetes'] })).not.toContain('Glucosa en ayunas y HbA1c');
});

const PRESSURE = 'Presión en casa';
const KIDNEY = 'Riñón: filtrado y albúmina en orina, si no los tenés del último año';
const GLUCOSE = 'Glucosa y HbA1c, con tu médico';
const EYES = 'Fondo de ojo, antes de entrenar pesado';

test.each<[Partial<PlanInput>, string[]]>([
  [{}, []],
  [{ health: ['smoking'] }, []],
  [{ conditions: ['hypertension'] }, [PRESSURE, KIDNEY]],
  [{ bloodPressure: { systolic: 195, diastolic: 118 } }, [PRESSURE, KIDNEY]],
  [{ conditions: ['diabetes', 'hypertension'] }, [PRESSURE, KIDNEY, GLUCOSE, EYES]],
  [{ labs: { hba1cPercent: 7 } }, [KIDNEY, GLUCOSE, EYES]],
  [{ health: ['insulin_or_sulfonylurea'] }, [KIDNEY, GLUCOSE, EYES]],
  [{ conditions: ['heart_disease'] }, ['Consulta con tu cardiólogo']],
  [{ labs: { lvefPercent: 40 } }, ['Consulta con tu cardiólogo']],
  [{ labs: { egfr: 50 } }, ['Potasio, fósforo, filtrado y albúmina en orina, con tu nefrólogo']],
  [
    { health: ['anticoagulant'] },
    [
      'RIN, si tomás warfarina o acenocumarol: antes de cambiar la comida y a las semanas de hacerlo',
    ],
  ],
  [{ labs: { haematocritPercent: 51 } }, ['Hematocrito, repetido']],
  [{ labs: { altTimesUpperLimit: 4 } }, ['ALT, AST, CK y bilirrubina']],
  [{ labs: { psaNgMl: 3.4 } }, ['PSA, con un urólogo']],
])('a natural plan with %j has the pre-start tests of its health', (person, names) => {
  const [first, ...others] = calendar({ cycleType: 'natural', ...person });
  expect([first?.tests.map(({ name }) => name) ?? [], others, first?.week ?? 0]).toEqual([
    names,
    [],
    0,
  ]);
});

test('a user of compounds also gets the health tests, without repetition', () => {
  const names =
    namesAt('baseline', { conditions: ['diabetes', 'hypertension'], health: ['anticoagulant'] }) ??
    [];
  expect(names.filter((name) => name.startsWith('RIN') || name === EYES)).toHaveLength(2);
  expect(new Set(names).size).toBe(names.length);
  expect(names).not.toContain(KIDNEY);
  expect(names).toContain('Riñón: creatinina, cistatina C y albúmina en orina');
});

test('the check-ups of a treatment follow its guideline and have no end', () => {
  const chemistry = {
    ...using('testosterone-undecanoate'),
    doseMultiple: 'up_to_1',
    origin: 'prescribed',
    medicalFollowUp: true,
  } as const;
  const treated = calendar({ ageYears: 52, chemistry });
  expect(treated.map(({ title, week }) => [title, week])).toEqual([
    ['Antes de empezar el plan', 0],
    ['A los 3 a 6 meses', 13],
    ['A los 12 meses, y después cada año', 52],
  ]);
  expect(treated[0]?.tests.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Hematocrito', 'Testosterona total', 'PSA']),
  );
  expect(calendar({ ageYears: 30, chemistry })[0]?.tests.map(({ name }) => name)).not.toContain(
    'PSA',
  );
  expect(
    calendar({ ageYears: 52, chemistry: { ...chemistry, medicalFollowUp: false } }).map(
      ({ id }) => id,
    ),
  ).toContain('end');
});

test('a minor gets the calendar of a natural plan', () => {
  expect(calendar({ ageYears: 17 })).toEqual([]);
});

test('the calendar is in order, and tests without a source are not marked as published', () => {
  fc.assert(
    fc.property(anyPerson, (person) => {
      const all = checkUps(createProfile(person));
      const weeks = all.map(({ week }) => week);
      expect(weeks).toEqual([...new Set(weeks)].toSorted((one, other) => one - other));
      for (const { tests } of all)
        for (const { sources, basis } of tests)
          if (sources.length === 0) expect(basis).not.toBe('source');
    }),
  );
});
