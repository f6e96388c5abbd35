import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { source } from '../../evidence/sources.ts';
import { anyPerson, aPerson } from '../../person/person.fixture.ts';
import type { PlanInput } from '../../person/plan-input.ts';
import { generatePlan } from '../generate-plan.ts';
import { planNotices } from '../plan-notices.ts';
import { anyUser, planOf } from '../plan-of.fixture.ts';
import { appliedRules, RULE_KINDS } from './applied-rules.ts';
import { missingAnswers } from './missing-answers.ts';
import { redFlags } from './red-flags.ts';

vi.setConfig({ testTimeout: 300_000 });

const USE = {
  compounds: ['testosterone-enanthate'],
  doseMultiple: 'unknown',
  origin: 'unknown',
  yearsOfUse: 3,
  medicalFollowUp: false,
  sharesEquipment: false,
  withoutBreak: false,
} as const satisfies Partial<NonNullable<PlanInput['chemistry']>>;
const user = (more: Partial<PlanInput> = {}): PlanInput =>
  aPerson({ cycleType: 'steroid', chemistry: { ...USE, compounds: [...USE.compounds] }, ...more });

test.each<[string, Partial<PlanInput>, string[]]>([
  [
    'kidney disease',
    { conditions: ['kidney_disease'] },
    ['kidney_disease', 'protein.kidney-disease', 'training-kidney'],
  ],
  [
    'an ejection fraction of 30 % that nobody called a disease',
    { labs: { lvefPercent: 30 } },
    ['reduced_ejection_fraction', 'sodium.heart-disease', 'training-heart-failure'],
  ],
  ['insulin', { health: ['insulin_or_sulfonylurea'] }, ['hypoglycaemia_risk', 'training-glucose']],
  [
    'a pressure of 195/118',
    { bloodPressure: { systolic: 195, diastolic: 118 } },
    ['pressure_crisis'],
  ],
  ['a pregnancy', { sex: 'female', health: ['pregnancy'] }, ['pregnancy', 'training-pregnancy']],
  ['an anticoagulant', { health: ['anticoagulant'] }, ['anticoagulant']],
  ['an injured knee', { injuries: ['knee'] }, ['training-injuries']],
])('the rules of a plan with %s name it', (_, overrides, ids) => {
  expect(appliedRules(planOf(aPerson(overrides))).map(({ id }) => id)).toEqual(
    expect.arrayContaining(ids),
  );
});

test('a hard stop is a rule, the first of all, with its number and its sources', () => {
  const [first] = appliedRules(planOf(user({ conditions: ['heart_disease'] })));
  expect(first).toMatchObject({
    kind: 'stop',
    id: 'H3',
    text: expect.stringMatching(/^Sin compuestos \(H3\): /),
  });
});

test('nothing stops a healthy body', () => {
  expect(appliedRules(planOf(aPerson())).filter(({ kind }) => kind === 'stop')).toEqual([]);
});

test('a plan saved before there was a health line tells the same reasons from what was answered', () => {
  const plan = planOf(aPerson({ conditions: ['diabetes'] }));
  const { health: _, ...saved } = plan;
  // What an engine of 1.2.0 kept.
  expect(appliedRules(saved as typeof plan)).toEqual(appliedRules(plan));
});

test('no stop, warning, hard stop or reason of health is left out, and every source is in the catalogue', () => {
  fc.assert(
    fc.property(fc.oneof(anyPerson, anyUser), (input) => {
      const outcome = generatePlan(input);
      if (!outcome.ok) return;
      const { plan } = outcome;
      const rules = appliedRules(plan);
      const ids = new Set(rules.map(({ id }) => id));
      const expected = [
        ...planNotices(plan).map(({ code }) => code),
        ...plan.health.reasons.map(({ finding }) => finding),
        ...(plan.chemistry?.risk.hardStops.map(({ id }) => id) ?? []),
        ...plan.supplements
          .filter(
            ({ verdict, group }) => (verdict === 'avoid' || verdict === 'medical') && group !== 'D',
          )
          .map(({ id }) => id),
      ];
      expect(expected.filter((id) => !ids.has(id))).toEqual([]);
      const places = rules.map(({ kind }) => RULE_KINDS.indexOf(kind));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      for (const { sources, text } of rules) {
        expect(text).not.toBe('');
        for (const key of sources) expect(source(key).year).not.toBe('');
      }
    }),
    { numRuns: 5000 },
  );
});

test('what is missing is what was not answered and nothing that was', () => {
  const measured = {
    bloodPressure: { systolic: 120, diastolic: 75 },
    labs: { egfr: 90, hba1cPercent: 6 },
    bodyFatPercent: 18,
  };
  expect(missingAnswers(aPerson(measured))).toEqual([]);
  expect(
    missingAnswers(aPerson({ ...measured, conditions: ['heart_disease', 'diabetes'] })),
  ).toEqual(['fracción de eyección, con enfermedad cardíaca']);
  expect(
    missingAnswers(aPerson({ conditions: ['diabetes', 'hypertension'], screening: {} })),
  ).toEqual([
    'presión en reposo',
    'análisis de los últimos 6 meses',
    'filtrado glomerular, con presión alta',
    'hemoglobina glicosilada, con diabetes',
    'preguntas sobre la comida, sin responder',
    'porcentaje de grasa, para la energía disponible',
  ]);
  expect(missingAnswers(user(measured))).toEqual([
    'seguimiento médico de lo que usa o piensa usar',
    'cuánto usa o piensa usar',
    'de dónde sale lo que usa o piensa usar',
  ]);
});

test('red flags are of everybody; with insulin also low sugar, and with compounds all of them', () => {
  const codes = (input: PlanInput) => redFlags(planOf(input)).map(({ code }) => code);
  expect(codes(aPerson())).toContain('emergency-chest');
  expect(codes(aPerson())).not.toContain('emergency-low-glucose');
  expect(codes(aPerson({ health: ['insulin_or_sulfonylurea'] }))).toContain(
    'emergency-low-glucose',
  );
  expect(codes(user())).toEqual(expect.arrayContaining(['emergency-oil-embolism', 'line-141']));
  const ofAnybody = redFlags(planOf(aPerson({ conditions: ['liver_disease'] })));
  expect(ofAnybody.flatMap(({ sources }) => sources)).toEqual(['m11']);
});
