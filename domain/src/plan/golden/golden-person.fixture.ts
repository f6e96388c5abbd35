import type { Chemistry, PlanInput } from '../../person/plan-input.ts';

/** Somebody whose whole plan we read by eye. Named after a place, so that nobody looks for a person behind it. */
export type GoldenPerson = { readonly place: string; readonly input: PlanInput };

/** A page of the golden tables. */
export type GoldenPage = {
  readonly file: string;
  readonly title: string;
  readonly people: readonly GoldenPerson[];
};

/** What a person declares; what is left out is the worse neighbour. */
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
