import { clinicalState } from '@forja/domain/clinical/clinical-state';
import { anyPerson, aPerson } from '@forja/domain/person/person.fixture';
import { planOutline } from '@forja/domain/plan/plan-outline';
import { planOf } from '@forja/domain/plan/plan-of.fixture';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toNextDraft, toPlanDraft } from './draft-from-input.ts';
import { EMPTY_DRAFT, readDraft } from './plan-draft.ts';

test('the form of a plan is read again as the same person: nothing of their health is lost or added', () => {
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
          // pregnancy moves from flag to answer, and what only one sex is asked goes
          health: (health ?? []).filter(
            (flag) => !['pregnancy', 'breastfeeding', 'urinary_obstruction'].includes(flag),
          ),
        }),
      );
      expect(after).toEqual(before);
    }),
  );
});

test('the plan that comes out of the same form is the same', () => {
  const person = aPerson({ weightKg: 78.4, goal: 'fat_loss', trainingDays: 4, sessionMinutes: 60 });
  const { input } = readDraft(toPlanDraft(person));
  if (!input) throw new Error('readable');
  expect(planOutline(planOf(input))).toEqual(planOutline(planOf(person)));
});

test('who ticked pregnancy when it was a flag has answered it', () => {
  const { screening } = toPlanDraft(
    aPerson({ sex: 'female', screening: {}, health: ['pregnancy'] }),
  );
  expect(screening.pregnancy).toBe('yes');
});

test('the next plan starts from the answers of the last one, but not from what was felt or measured long ago', () => {
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
