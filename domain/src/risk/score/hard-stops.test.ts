import { expect, test } from 'vitest';
import { declaredChemistry } from './declared-chemistry.ts';
import { hardStops } from './hard-stops.ts';
import type { PlanInput } from '../../person/plan-input.ts';
import { aPerson } from '../../person/person.fixture.ts';
import type { HealthFlag } from '../../person/choices.ts';
import type { SourceKey } from '../../evidence/sources.ts';
import type { Basis } from '../../evidence/traced.ts';
import type { HardStop } from '../risk-assessment.ts';
import { createProfile } from '../../profile/profile.ts';

const DECLARED = {
  doseMultiple: 'unknown',
  origin: 'unknown',
  yearsOfUse: 0,
  medicalFollowUp: false,
  sharesEquipment: false,
  withoutBreak: false,
} as const;

function stopsOf(compounds: string[], person: Partial<PlanInput> = {}) {
  const profile = createProfile(
    aPerson({ cycleType: 'steroid', chemistry: { ...DECLARED, compounds }, ...person }),
  );
  return hardStops(profile, declaredChemistry(profile));
}

const listCitedSources = (...compounds: string[]) =>
  stopsOf(compounds).find(({ id }) => id === 'H13')?.sources ?? [];

test('the refusal of a never-listed compound cites only works about it', () => {
  expect(listCitedSources('clenbuterol')).toEqual(['l22']);
  expect(listCitedSources('dnp')).not.toContain('l22');
  expect(listCitedSources('trenbolone')).toEqual(['l11']);
  expect(listCitedSources('boldenone-undecylenate')).toEqual(['l12']);
  expect(listCitedSources('clenbuterol', 'dnp').toSorted()).toEqual(
    [...listCitedSources('clenbuterol'), ...listCitedSources('dnp')].toSorted(),
  );
});

const aWoman = (...health: HealthFlag[]): Partial<PlanInput> => ({ sex: 'female', health });
const aMan = (...health: HealthFlag[]): Partial<PlanInput> => ({ sex: 'male', health });
const STEROID = 'testosterone-enanthate';

test.each<[string, HardStop['id'], Partial<PlanInput>, string, Basis, readonly SourceKey[]]>([
  ['a symptom now', 'H15', aMan('emergency_symptom_now'), STEROID, 'forja_rule', []],
  ['a pregnancy', 'H2', aWoman('pregnancy'), STEROID, 'source', ['l44', 'l6']],
  [
    'her planning of a pregnancy',
    'H2',
    aWoman('wants_child_12_months'),
    STEROID,
    'expert_judgement',
    ['l44', 'l6'],
  ],
  ['her wish for a child', 'H9', aWoman('wants_child_12_months'), STEROID, 'expert_judgement', []],
  ['his wish for a child', 'H9', aMan('wants_child_12_months'), STEROID, 'source', ['r10', 'r3']],
  [
    'any heart disease',
    'H3',
    { conditions: ['heart_disease'] },
    STEROID,
    'expert_judgement',
    ['l2', 'r10', 'r9'],
  ],
  ['a liver disease', 'H5', { conditions: ['liver_disease'] }, STEROID, 'source', ['l2', 'l6']],
  [
    'a liver disease with an oral',
    'H5',
    { conditions: ['liver_disease'] },
    'oxandrolone',
    'source',
    ['l2', 'l6', 'r17'],
  ],
  [
    'a liver disease with a SARM',
    'H5',
    { conditions: ['liver_disease'] },
    'rad-140',
    'source',
    ['l2', 'l6', 'l38'],
  ],
  [
    'a cancer of prostate or breast',
    'H7',
    aMan('prostate_or_breast_cancer'),
    STEROID,
    'source',
    ['r10'],
  ],
  ['another cancer', 'H7', aMan('active_cancer'), STEROID, 'expert_judgement', []],
  [
    'a high haematocrit',
    'H8',
    { labs: { haematocritPercent: 55 } },
    STEROID,
    'source',
    ['m1', 'm2', 'm3'],
  ],
  ['a thrombosis', 'H8', aMan('thrombosis_history'), STEROID, 'expert_judgement', ['r10', 'r9']],
])('%s meets %s with the works that name it', (_, id, person, compound, basis, sources) => {
  expect(stopsOf([compound], person).find((stop) => stop.id === id)).toMatchObject({
    basis,
    sources,
  });
});
