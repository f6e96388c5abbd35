import { expect, test } from 'vitest';
import { aPerson } from '../person/person.fixture.ts';
import type { Chemistry, PlanInput } from '../person/plan-input.ts';
import { createProfile } from '../profile/profile.ts';
import { refusalBasis } from './compound-refusal.ts';
import { chemistryPlan } from './make-chemistry-plan.ts';

const createChemistry = (overrides: Partial<Chemistry>): Chemistry => ({
  compounds: ['testosterone-cypionate'],
  doseMultiple: 'up_to_1',
  origin: 'prescribed',
  yearsOfUse: 0,
  medicalFollowUp: true,
  sharesEquipment: false,
  withoutBreak: false,
  ...overrides,
});
const HEALTHY_LABS = {
  haematocritPercent: 45,
  altTimesUpperLimit: 1,
  ldlMgDl: 100,
  hdlMgDl: 50,
  egfr: 95,
};
const planFor = (overrides: Partial<PlanInput> = {}, chemistry: Partial<Chemistry> = {}) =>
  chemistryPlan(
    createProfile(
      aPerson({
        cycleType: 'steroid',
        cycleWeeks: 8,
        level: 'advanced',
        chemistry: createChemistry(chemistry),
        ...overrides,
      }),
    ),
  );

test('a natural plan has no chemistry half', () => {
  expect(planFor({ cycleType: 'natural' })).toBeUndefined();
});

test('a minor gets a refusal with its reason, source and phone numbers, and no compound', () => {
  const minors = planFor({ ageYears: 17 });
  expect(minors).toMatchObject({
    risk: { level: 'very_high', hardStops: [{ id: 'H1' }], factors: [], refusesCompounds: true },
    compounds: [],
  });
  expect(minors?.refusal?.text).toMatch(/menos de 18 años.*107 o 911.*141/);
  expect(minors?.refusal?.sources).toEqual(['l32', 'l33', 'l1']);
  expect(minors?.emergencySigns.map(({ code }) => code)).not.toContain('emergency-oil-embolism');
  expect(planFor({ ageYears: 18 })?.risk.hardStops).toEqual([]);
});

test('an allowed compound has warnings, check-ups and the dose of its label', () => {
  const card = planFor()?.compounds[0];
  expect(card).toMatchObject({
    compoundId: 'testosterone-cypionate',
    name: 'Cipionato de testosterona',
  });
  expect(card?.medicalDose?.text).toContain('hipogonadismo del varón (AEMPS, España)');
});

test('an allowed compound without a verified dose shows no dose', () => {
  const card = planFor({}, { compounds: ['testosterone-enanthate'] })?.compounds[0];
  expect(card?.compoundId).toBe('testosterone-enanthate');
  expect(card?.medicalDose).toBeUndefined();
});

test('a hard stop shows its reason, source and remaining help', () => {
  const plan = planFor({ conditions: ['heart_disease'] });
  expect(plan?.compounds).toEqual([]);
  expect(plan?.refusal?.text).toMatch(
    /^No incluimos compuestos en tu plan porque marcaste enfermedad del corazón\. Fuentes: .*fuente secundaria.*cómo dejar de usar\. Lo que te indicó un médico no lo dejes.*$/,
  );
  expect(plan?.refusal?.sources).toContain('r10');
});

test('a prescribed user with a high haematocrit is told to ask the prescriber before the next dose', () => {
  const text = (haematocritPercent: number, origin: 'prescribed' | 'unknown') =>
    planFor(
      { labs: { ...HEALTHY_LABS, haematocritPercent }, conditions: ['heart_disease'] },
      { origin },
    )?.refusal?.text;
  expect(text(55, 'prescribed')).toMatch(
    /no lo dejes ni lo cambies por tu cuenta.*llamá ese mismo día a quien te lo indicó y no uses la próxima dosis antes de hablarlo/,
  );
  expect(text(53, 'prescribed')).not.toContain('próxima dosis');
  expect(text(55, 'unknown')).not.toContain('próxima dosis');
});

test.each<[string, Partial<PlanInput>, Partial<Chemistry>, RegExp]>([
  ['under 21', { ageYears: 20 }, {}, /menos de 21 años/],
  ['Muy Alto', { sex: 'female', ageYears: 60 }, { doseMultiple: 'over_5' }, /Muy Alto/],
  [
    'Alto without follow-up',
    {},
    { doseMultiple: 'over_5', medicalFollowUp: false },
    /no declaraste seguimiento médico/,
  ],
])('%s is refused with its reason', (_, person, chemistry, reason) => {
  const plan = planFor(person, chemistry);
  expect(plan?.refusal?.text).toMatch(reason);
  expect(plan?.compounds).toEqual([]);
});

test.each<[string, Partial<PlanInput>, Partial<Chemistry>, string]>([
  ['under 18', { ageYears: 17 }, {}, 'source'],
  ['under 21', { ageYears: 20 }, {}, 'source'],
  ['a heart disease', { conditions: ['heart_disease'] }, {}, 'expert_judgement'],
  ['a symptom now', { health: ['emergency_symptom_now'] }, {}, 'forja_rule'],
  [
    'too many points',
    { sex: 'female', ageYears: 60 },
    { doseMultiple: 'over_5' },
    'expert_judgement',
  ],
  [
    'no compound named',
    { labs: HEALTHY_LABS, bloodPressure: { systolic: 118, diastolic: 74 } },
    { compounds: [] },
    'forja_rule',
  ],
])('the refusal of %s states its basis', (_, person, chemistry, basis) => {
  const plan = planFor(person, chemistry);
  expect(plan?.refusal).toBeDefined();
  expect(plan && refusalBasis(plan)).toBe(basis);
});

test('a plan without declared compounds shows none, even with medical follow-up', () => {
  const plan = planFor(
    { bloodPressure: { systolic: 118, diastolic: 74 }, labs: HEALTHY_LABS },
    { compounds: [] },
  );
  expect([plan?.compounds, plan?.refusal?.text]).toEqual([
    [],
    expect.stringContaining('no proponemos ninguno'),
  ]);
});

test('emergency signs and the 141 line are always shown, refused or not', () => {
  for (const plan of [planFor(), planFor({ conditions: ['heart_disease'] })]) {
    const texts = plan?.emergencySigns.map(({ text }) => text) ?? [];
    expect(texts.filter((text) => text.includes('107 o 911')).length).toBeGreaterThanOrEqual(10);
    expect(texts.join(' ')).toContain('línea 141');
  }
});

test('sharing equipment gets immediate advice, and young adults a warning', () => {
  const codes = (plan: ReturnType<typeof planFor>) => plan?.warnings?.map(({ code }) => code);
  expect(codes(planFor({ ageYears: 22 }, { sharesEquipment: true }))).toEqual(
    expect.arrayContaining(['shared-equipment', 'young-adult', 'how-to-stop']),
  );
  expect(codes(planFor())).not.toEqual(expect.arrayContaining(['shared-equipment']));
  expect(codes(planFor({ ageYears: 25 }))).not.toContain('young-adult');
});

test('a warning cites first the work behind its advice, and none about other ages', () => {
  const warnings = planFor({ ageYears: 22 }, { sharesEquipment: true })?.warnings ?? [];
  const findSources = (code: string) => warnings.find((each) => each.code === code)?.sources;
  expect(findSources('shared-equipment')).toEqual(['s4b', 's5', 's2']);
  expect(findSources('young-adult')).toEqual([]);
});

test('a treatment has no notices about the market or stopping', () => {
  const plan = planFor();
  expect(plan?.risk.treatment).toBeDefined();
  expect(plan?.warnings?.map(({ code }) => code)).toEqual(['purpose', 'medical-doses']);
  expect(planFor({}, { medicalFollowUp: false })?.warnings?.map(({ code }) => code)).toContain(
    'how-to-stop',
  );
});
