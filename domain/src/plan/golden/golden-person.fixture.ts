import type { Chemistry, PlanInput } from '../../person/plan-input.ts';

/** Example person, named after a place to avoid real people. */
export type GoldenPerson = { readonly place: string; readonly input: PlanInput };

export type GoldenPage = {
  readonly file: string;
  readonly title: string;
  readonly people: readonly GoldenPerson[];
};

/** Omitted answers take the worse value. */
export const uses = (compounds: string[], rest: Partial<Chemistry> = {}): Chemistry => ({
  compounds,
  doseMultiple: 'unknown',
  origin: 'unknown',
  yearsOfUse: 0,
  medicalFollowUp: false,
  sharesEquipment: false,
  withoutBreak: false,
  ...rest,
});
