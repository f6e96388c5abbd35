import { clinicalState } from '@forja/domain/clinical/clinical-state';
import { anyPerson, aPerson } from '@forja/domain/person/person.fixture';
import { planOutline } from '@forja/domain/plan/plan-outline';
import { planOf } from '@forja/domain/plan/plan-of.fixture';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toNextDraft, toPlanDraft } from './draft-from-input.ts';
import { EMPTY_DRAFT, readDraft } from './plan-draft.ts';

test('the form of a saved plan yields the same person, with the same health', () => {
  fc.assert(
    fc.property(anyPerson, (person) => {
      const { input, problems } = readDraft(toPlanDraft(person));
      expect(problems).toEqual({});
      if (!input) throw new Error('the draft of a plan must be readable');
      expect(clinicalState(input).readings).toEqual(clinicalState(person).readings);
      const [before, after] = [person, input].map(
        ({ screening, health, conditions, lifts, injuries }) => ({
          conditions,
          injuries: injuries ?? [],
          lifts: lifts ?? [],
          eating: { ...screening, pregnancy: undefined },
          // pregnancy becomes an answer, and flags of the other sex are dropped
          health: (health ?? []).filter(
            (flag) => !['pregnancy', 'breastfeeding', 'urinary_obstruction'].includes(flag),
          ),
        }),
      );
      expect(after).toEqual(before);
    }),
  );
});

test('the form of a saved plan yields the same plan', () => {
  const person = aPerson({ weightKg: 78.4, goal: 'fat_loss', trainingDays: 4, sessionMinutes: 60 });
  const { input } = readDraft(toPlanDraft(person));
  if (!input) throw new Error('the draft of a plan must be readable');
  expect(planOutline(planOf(input))).toEqual(planOutline(planOf(person)));
});

test('the old pregnancy flag becomes an answer of the screening', () => {
  const { screening } = toPlanDraft(
    aPerson({ sex: 'female', screening: {}, health: ['pregnancy'] }),
  );
  expect(screening.pregnancy).toBe('yes');
});

test('the next plan starts from the last answers, except for symptoms and old measurements', () => {
  const input = aPerson({
    weightKg: 78.4,
    conditions: ['hypertension'],
    health: ['smoking', 'emergency_symptom_now'],
    screening: { lost_weight_fast: 'yes', pregnancy: 'no' },
    labs: { ldlMgDl: 120 },
    bloodPressure: { systolic: 130, diastolic: 85 },
  });
  const createdAt = new Date('2026-01-10T12:00:00Z');
  const soon = toNextDraft({ input, createdAt }, new Date('2026-03-01T12:00:00Z'));
  expect(soon).toMatchObject({
    weightKg: '78,4',
    conditions: ['hypertension'],
    health: ['smoking'],
    systolic: '130',
    screening: EMPTY_DRAFT.screening,
    startedFrom: '2026-01-10T12:00:00.000Z',
  });
  expect(soon.labs.ldlMgDl).toBe('120');
  const late = toNextDraft({ input, createdAt }, new Date('2026-09-01T12:00:00Z'));
  expect([late.labs.ldlMgDl, late.systolic, late.diastolic]).toEqual(['', '', '']);
});
