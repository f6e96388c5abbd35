import { expect, test } from 'vitest';
import { source } from '../../evidence/sources.ts';
import { aPerson } from '../../person/person.fixture.ts';
import type { PlanInput } from '../../person/plan-input.ts';
import { type Rules, ruleChecker } from '../../properties/check-rules.fixture.ts';
import { planNotices } from '../plan-notices.ts';
import { planOf } from '../plan-of.fixture.ts';
import { planSample } from '../plan-sample.fixture.ts';
import type { Plan } from '../plan.ts';
import { appliedRules, RULE_KINDS } from './applied-rules.ts';
import { missingAnswers } from './missing-answers.ts';
import { redFlags } from './red-flags.ts';

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
    'an undiagnosed ejection fraction of 30 %',
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
])('the rules of a plan name %s', (_, overrides, ids) => {
  expect(appliedRules(planOf(aPerson(overrides))).map(({ id }) => id)).toEqual(
    expect.arrayContaining(ids),
  );
});

test('a hard stop is the first rule, with its number and sources', () => {
  const [first] = appliedRules(planOf(user({ conditions: ['heart_disease'] })));
  expect(first).toMatchObject({
    kind: 'stop',
    id: 'H3',
    text: expect.stringMatching(/^Sin compuestos \(H3\): /),
  });
});

test('a healthy person has no stops', () => {
  expect(appliedRules(planOf(aPerson())).filter(({ kind }) => kind === 'stop')).toEqual([]);
});

test('a plan saved without a health line derives the same reasons from its answers', () => {
  const plan = planOf(aPerson({ conditions: ['diabetes'] }));
  const { health: _, ...saved } = plan;
  // Plans of engine 1.2.0 lack the field.
  expect(appliedRules(saved as typeof plan)).toEqual(appliedRules(plan));
});

const RULES: Rules<{ readonly input: PlanInput; readonly plan: Plan }> = {
  'the clinician sheet includes every stop, warning, hard stop and health reason, with known sources':
    ({ plan }) => {
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
      const places = rules.map(({ kind }) => RULE_KINDS.indexOf(kind));
      return [
        ...expected.map((id) => !ids.has(id) && `${id} is left out`),
        places.some((place, at) => place < (places[at - 1] ?? 0)) &&
          `out of order: ${places.join()}`,
        ...rules.flatMap(({ id, sources, text }) => [
          text === '' && `${id} has no text`,
          ...sources.map((key) => source(key).year === '' && `${key} has no year`),
        ]),
      ];
    },
};

const check = ruleChecker(function* () {
  for (const { input, outcome } of planSample())
    yield outcome.ok ? { input, plan: outcome.plan } : undefined;
}, RULES);

test.each(Object.keys(RULES))('%s', check);

test('missing answers are exactly the unanswered questions', () => {
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

test('everybody gets the common red flags, insulin adds low sugar, and compounds add all', () => {
  const codes = (input: PlanInput) => redFlags(planOf(input)).map(({ code }) => code);
  expect(codes(aPerson())).toContain('emergency-chest');
  expect(codes(aPerson())).not.toContain('emergency-low-glucose');
  expect(codes(aPerson({ health: ['insulin_or_sulfonylurea'] }))).toContain(
    'emergency-low-glucose',
  );
  expect(codes(user())).toEqual(expect.arrayContaining(['emergency-oil-embolism', 'line-141']));
  const commonFlags = redFlags(planOf(aPerson({ conditions: ['liver_disease'] })));
  expect(commonFlags.flatMap(({ sources }) => sources)).toEqual(['m11']);
});
