import { referenceMass } from '../body/reference-mass.ts';
import type { Notice } from '../evidence/notice.ts';
import type { Traced } from '../evidence/traced.ts';
import { proteinTarget } from '../macros/protein-target.ts';
import type { Condition, Goal, HealthFlag, Sex } from '../person/choices.ts';
import { createProfile } from '../profile/profile.ts';
import { proteinRange, type ProteinRange } from './protein-ranges.ts';
import { proteinDose } from './split-protein.ts';

export const PROTEIN_SITUATIONS = ['maintenance', 'muscle_gain', 'fat_loss', 'endurance'] as const;
export type ProteinSituation = (typeof PROTEIN_SITUATIONS)[number];

export const PROTEIN_EXCEPTIONS = [
  'kidney_disease',
  'dialysis_or_transplant',
  'cirrhosis',
  'diabetes',
  'pregnancy',
  'breastfeeding',
] as const;
export type ProteinException = (typeof PROTEIN_EXCEPTIONS)[number];

export type ProteinPerson = {
  readonly sex: Sex;
  readonly ageYears: number;
  readonly weightKg: number;
  readonly heightCm: number;
  readonly situation: ProteinSituation;
  /** Years of training, which select the upper figure. */
  readonly isTrained: boolean;
  readonly exceptions: readonly ProteinException[];
};

export type DailyProtein =
  | {
      readonly ok: true;
      readonly target: Traced;
      readonly perKg: Traced;
      readonly mass: Traced;
      /** Upper limit. */
      readonly ceiling?: Traced | undefined;
      /** Absent, as the dose, for medical amounts. */
      readonly range?: ProteinRange | undefined;
      readonly dose?: Traced | undefined;
      readonly notices: readonly Notice[];
    }
  | { readonly ok: false; readonly notices: readonly Notice[] };

const GOALS: Readonly<Record<ProteinSituation, Goal>> = {
  maintenance: 'maintenance',
  muscle_gain: 'muscle_gain',
  fat_loss: 'fat_loss',
  endurance: 'performance',
};

const DIALYSIS: Notice = {
  code: 'protein-dialysis',
  severity: 'stop',
  text: 'No te damos una cantidad: en diálisis o con un trasplante, la proteína la indica tu equipo de nefrología.',
  basis: 'forja_rule',
  sources: [],
};

const KIDNEY: Notice = {
  code: 'protein-kidney',
  severity: 'warning',
  text: 'Con enfermedad renal, más proteína puede hacerte mal: no pases de esta cantidad y ajustala con tu equipo.',
  basis: 'source',
  sources: ['kdigo2024'],
};

const TEAM: Notice = {
  code: 'protein-team',
  severity: 'warning',
  text: 'Esta cantidad es un punto de partida: la tuya la define quien te controla.',
  basis: 'forja_rule',
  sources: [],
};

const LEAST: Notice = {
  code: 'protein-least',
  severity: 'info',
  text: 'Estas cantidades son de quien entrena. Para un adulto que no entrena, lo recomendado es 0,8 g por kilo.',
  basis: 'source',
  sources: ['iom2005macro'],
};

/** Daily protein by the plan's rule, without a full profile. */
export function dailyProtein(person: ProteinPerson): DailyProtein {
  const { exceptions, situation, isTrained, ...body } = person;
  if (exceptions.includes('dialysis_or_transplant')) return { ok: false, notices: [DIALYSIS] };
  const goal = GOALS[situation];
  const profile = createProfile({
    ...body,
    goal,
    level: isTrained ? 'advanced' : 'intermediate',
    conditions: toConditions(exceptions),
    health: toHealth(exceptions),
    // unused by the protein rules
    cycleWeeks: 12,
    cycleType: 'natural',
  });
  const mass = referenceMass(profile);
  const { protein, proteinPerKg, ceiling } = proteinTarget(
    profile,
    { goalApplied: goal },
    { mass, lean: undefined },
  );
  const range = proteinRange(protein.rule, mass);
  return {
    ok: true,
    target: protein,
    perKg: proteinPerKg,
    mass,
    ceiling,
    range,
    dose: range && proteinDose(mass),
    notices: selectNotices(exceptions, range),
  };
}

const toConditions = (exceptions: readonly ProteinException[]): Condition[] =>
  exceptions.filter((one) => one === 'kidney_disease' || one === 'diabetes');

const toHealth = (exceptions: readonly ProteinException[]): HealthFlag[] =>
  exceptions.filter((one) => one === 'cirrhosis' || one === 'pregnancy' || one === 'breastfeeding');

function selectNotices(
  exceptions: readonly ProteinException[],
  range: ProteinRange | undefined,
): Notice[] {
  if (exceptions.includes('kidney_disease')) return [KIDNEY];
  return range ? [LEAST] : [TEAM];
}
