import { expect, test } from 'vitest';
import { declaredChemistry } from './declared-chemistry.ts';
import { hardStops } from './hard-stops.ts';
import { aPerson } from '../../person/person.fixture.ts';
import { createProfile } from '../../profile/profile.ts';

/** What the refusal of the compounds that nobody gets cites. */
function cited(...compounds: string[]) {
  const profile = createProfile(
    aPerson({
      cycleType: 'steroid',
      chemistry: {
        compounds,
        doseMultiple: 'unknown',
        origin: 'unknown',
        yearsOfUse: 0,
        medicalFollowUp: false,
        sharesEquipment: false,
        withoutBreak: false,
      },
    }),
  );
  return (
    hardStops(profile, declaredChemistry(profile)).find(({ id }) => id === 'H13')?.sources ?? []
  );
}

test('the refusal of a compound of the list cites the works on it, not those on the others', () => {
  expect(cited('clenbuterol')).toEqual(['l22']);
  expect(cited('dnp')).not.toContain('l22');
  expect(cited('clenbuterol', 'dnp').toSorted()).toEqual(
    [...cited('clenbuterol'), ...cited('dnp')].toSorted(),
  );
});
