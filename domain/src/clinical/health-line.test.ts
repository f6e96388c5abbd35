import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPerson, anyPerson } from '../person/person.fixture.ts';
import type { PlanInput } from '../person/plan-input.ts';
import { createProfile } from '../profile/profile.ts';
import { FINDINGS, type Finding } from './findings.ts';
import { healthLine } from './health-line.ts';
import type { HealthSeverity } from './health-severity.ts';
import { HEALTH_REASONS } from './health-reasons.data.ts';

const createLine = (overrides: Partial<PlanInput> = {}) =>
  healthLine(createProfile(aPerson(overrides)));

test.each<[Partial<PlanInput>, HealthSeverity, Finding[]]>([
  [{}, 'none', []],
  [{ conditions: ['heart_disease'] }, 'consult', ['heart_disease']],
  [{ labs: { lvefPercent: 30 } }, 'stop', ['reduced_ejection_fraction']],
  [{ health: ['emergency_symptom_now'] }, 'emergency', ['emergency_symptom_now']],
  [{ bloodPressure: { systolic: 195, diastolic: 118 } }, 'stop', ['pressure_crisis']],
  [
    { bloodPressure: { systolic: 182, diastolic: 90 }, conditions: ['hypertension'] },
    'stop',
    ['pressure_crisis'],
  ],
  [{ bloodPressure: { systolic: 170, diastolic: 112 } }, 'stop', ['pressure_stops_training']],
  [{ bloodPressure: { systolic: 165, diastolic: 95 } }, 'consult', ['pressure_limits_effort']],
  [{ bloodPressure: { systolic: 144, diastolic: 88 } }, 'consult', ['hypertension']],
  [{ weightKg: 38, heightCm: 178 }, 'stop', ['severe_thinness']],
  [{ weightKg: 58, heightCm: 180 }, 'consult', ['underweight']],
  [{ weightKg: 56, heightCm: 180 }, 'stop', ['marked_thinness']],
  [{ weightKg: 130 }, 'consult', ['body_mass_index_40_or_more']],
  [{ ageYears: 84 }, 'none', []],
  [{ ageYears: 85 }, 'consult', ['aged_85_or_more']],
  [{ conditions: ['kidney_disease'] }, 'consult', ['kidney_disease']],
  [{ labs: { egfr: 52 } }, 'consult', ['kidney_disease']],
  [{ health: ['insulin_or_sulfonylurea'] }, 'consult', ['hypoglycaemia_risk']],
  [{ labs: { hba1cPercent: 6.8 } }, 'consult', ['diabetes']],
  [{ sex: 'female', health: ['pregnancy'] }, 'consult', ['pregnancy']],
  [{ sex: 'female', screening: {} }, 'consult', ['pregnancy_unanswered']],
  [{ health: ['active_cancer'] }, 'consult', ['active_cancer']],
  [{ health: ['jaundice_or_dark_urine'] }, 'emergency', ['jaundice_or_dark_urine']],
  [{ health: ['smoking'] }, 'none', []],
])('%j is %s, for %j', (person, severity, findings) => {
  const line = createLine(person);
  expect([line.severity, line.reasons.map(({ finding }) => finding)]).toEqual([severity, findings]);
});

test('the line gives the action before the reason, and an emergency gives the number to call', () => {
  expect(createLine({ conditions: ['heart_disease'], health: ['anticoagulant'] }).text).toBe(
    'Antes de empezar, consultá: enfermedad del corazón; anticoagulante.',
  );
  expect(createLine({ bloodPressure: { systolic: 195, diastolic: 118 } }).text).toBe(
    'No empieces hasta que te vea un médico: presión de 195/118.',
  );
  expect(createLine({ conditions: ['diabetes'], health: ['emergency_symptom_now'] }).text).toMatch(
    /^Pará ahora y llamá al 107 o al 911.*: un síntoma de urgencia; diabetes\.$/,
  );
});

test('every graver finding that hides another has its own reason', () => {
  for (const rule of Object.values(HEALTH_REASONS)) {
    for (const graver of rule.unless ?? []) expect(HEALTH_REASONS[graver]).toBeDefined();
    expect(rule.basis !== 'source' || rule.sources.length > 0).toBe(true);
  }
});

test('a person with a reason never gets a calm line, and no reason is lost', () => {
  fc.assert(
    fc.property(anyPerson, (person) => {
      const profile = createProfile(person);
      const { severity, reasons, text } = healthLine(profile);
      const expectedFindings = FINDINGS.filter(
        (finding) => HEALTH_REASONS[finding] && profile.clinical.findings.has(finding),
      );
      expect(severity === 'none').toBe(expectedFindings.length === 0);
      expect(severity === 'none').toBe(reasons.length === 0);
      expect(severity === 'emergency').toBe(text.startsWith('Pará ahora'));
      const shownFindings = new Set(reasons.map(({ finding }) => finding));
      for (const finding of expectedFindings)
        expect(
          shownFindings.has(finding) ||
            HEALTH_REASONS[finding]?.unless?.some((graver) => shownFindings.has(graver)),
        ).toBe(true);
    }),
  );
});
