import type { Condition, HealthFlag } from '../person/choices.ts';
import type { Profile } from '../person/profile.ts';

/** What may make a supplement unwise: a declared condition or flag, or what the person's own figures say. */
export type Circumstance =
  | Exclude<Condition, 'none'>
  | HealthFlag
  | 'minor'
  | 'high_blood_pressure_reading'
  | 'low_blood_pressure_reading'
  | 'reduced_filtration'
  | 'raised_transaminases'
  | 'high_haematocrit'
  | 'declared_chemistry';

/** Measured figures from which we stop, whatever the person declared. Judgement, except the KDIGO cut of 60 for filtration. */
const MEASURED: Readonly<Partial<Record<Circumstance, (profile: Profile) => boolean>>> = {
  minor: ({ ageYears }) => ageYears < 18,
  high_blood_pressure_reading: ({ bloodPressure }) =>
    bloodPressure !== undefined && (bloodPressure.systolic >= 140 || bloodPressure.diastolic >= 90),
  low_blood_pressure_reading: ({ bloodPressure }) =>
    bloodPressure !== undefined && (bloodPressure.systolic < 100 || bloodPressure.diastolic < 60),
  reduced_filtration: ({ labs }) => labs?.egfr !== undefined && labs.egfr < 60,
  raised_transaminases: ({ labs }) => Math.max(labs?.altTimesUpperLimit ?? 0, labs?.astTimesUpperLimit ?? 0) > 3,
  high_haematocrit: ({ labs }) => (labs?.haematocritPercent ?? 0) >= 50,
  declared_chemistry: ({ cycleType, chemistry }) => cycleType === 'steroid' || chemistry !== undefined,
};

export function holds(circumstance: Circumstance, profile: Profile): boolean {
  const measured = MEASURED[circumstance];
  if (measured) return measured(profile);
  const declared: readonly string[] = [...profile.conditions, ...profile.health];
  return declared.includes(circumstance);
}
