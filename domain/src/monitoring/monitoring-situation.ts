import { compoundById } from '../compounds/compounds.data.ts';
import { hasFinding } from '../clinical/clinical-state.ts';
import type { Profile } from '../profile/profile.ts';

/** Years of use that call for an echocardiogram without symptoms. */
const YEARS_FOR_ECHO = 2;

export type Situation = {
  readonly male: boolean;
  readonly ageYears: number;
  readonly diabetes: boolean;
  readonly thyroid: boolean;
  readonly injects: boolean;
  /** Testosterone itself: trough levels mean nothing for other drugs. */
  readonly testosterone: boolean;
  readonly needsEcho: boolean;
};

export function monitoringSituation(profile: Profile): Situation {
  const { chemistry } = profile;
  const compoundIds = chemistry?.compounds ?? [];
  const declared = compoundIds.map(compoundById);
  return {
    male: profile.sex === 'male',
    ageYears: profile.ageYears,
    diabetes: hasFinding(profile, 'diabetes'),
    thyroid:
      hasFinding(profile, 'thyroid_disease') ||
      declared.some((compound) => compound?.riskClass === 't3'),
    // Unknown compounds count as injected and as testosterone.
    injects:
      declared.length === 0 ||
      declared.some((compound) => !compound || compound.route.includes('inyectable')) ||
      chemistry?.sharesEquipment === true,
    testosterone:
      declared.length === 0 ||
      declared.some((compound) => !compound || compound.riskClass === 'test_ester'),
    needsEcho:
      hasFinding(profile, 'heart_disease', 'emergency_symptom_now') ||
      (chemistry?.yearsOfUse ?? 0) >= YEARS_FOR_ECHO,
  };
}
