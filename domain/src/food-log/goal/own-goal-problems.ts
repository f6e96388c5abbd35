import { hasFinding } from '../../clinical/clinical-state.ts';
import { energyGuards } from '../../energy/energy-guards.ts';
import type { EnergyPlan } from '../../energy/energy-plan.ts';
import { lowestTarget } from '../../energy/limited-target.ts';
import { ENERGY_FLOOR_KCAL } from '../../energy/target-energy.ts';
import type { Notice } from '../../evidence/notice.ts';
import type { MacroPlan } from '../../macros/macro-plan.ts';
import type { Profile } from '../../profile/profile.ts';
import { spanishNumber } from '../../units/spanish-number.ts';
import { KCAL_PER_GRAM } from '../own-food.ts';
import type { OwnGoal } from './own-goal.ts';

export type GoalLimits = {
  readonly profile: Profile;
  readonly energy: EnergyPlan;
  readonly macros: Pick<MacroPlan, 'ceilings'>;
};

const STEP_KCAL = 50;
/** Judgement: rounding moves the energy less than this. */
const MACROS_TOLERANCE = { share: 0.05, kcal: 50 } as const;

/** Clinicians set these surpluses, so an own goal may be one of them. */
const ADDED_BY_CLINICIAN: readonly string[] = [
  'no-energy-change-pregnancy',
  'no-energy-change-breastfeeding',
];

/** Empty when accepted. Without a plan, the highest floor applies. */
export function ownGoalProblems(goal: OwnGoal, limits?: GoalLimits): readonly Notice[] {
  return [...macroProblems(goal), ...(limits ? limitProblems(goal, limits) : floorProblems(goal))];
}

function macroProblems({ kcal, protein, carbs, fat }: OwnGoal): Notice[] {
  const sum =
    protein * KCAL_PER_GRAM.protein + carbs * KCAL_PER_GRAM.carbs + fat * KCAL_PER_GRAM.fat;
  const allowed = Math.max(MACROS_TOLERANCE.kcal, MACROS_TOLERANCE.share * kcal);
  if (Math.abs(sum - kcal) <= allowed) return [];
  return [
    stop(
      'own-goal-macros',
      `La proteína, los carbohidratos y la grasa que pusiste dan ${spanishNumber(Math.round(sum))} kcal, y la energía dice ${spanishNumber(kcal)}: hacelos coincidir, porque si no lo que te queda no sería cierto.`,
    ),
  ];
}

const floorProblems = ({ kcal }: OwnGoal): Notice[] => {
  const floor = Math.max(...Object.values(ENERGY_FLOOR_KCAL));
  return kcal < floor ? [tooLow(floor)] : [];
};

function limitProblems(
  { kcal, protein }: OwnGoal,
  { profile, energy, macros }: GoalLimits,
): Notice[] {
  const { least, reasons } = leastGoal(profile, energy);
  const most = mostGoal(profile, energy);
  const ceiling = hasFinding(profile, 'kidney_disease') ? macros.ceilings?.protein : undefined;
  return [
    ...(kcal < least ? [...reasons, tooLow(least)] : []),
    ...(most && kcal > most.kcal ? [...most.reasons, tooHigh(most.kcal)] : []),
    ...(ceiling && protein > ceiling.value
      ? [
          stop(
            'own-goal-kidney',
            `Con enfermedad renal no aceptamos una meta de más de ${spanishNumber(ceiling.value)} g de proteína por día: la cantidad la decide tu nefrólogo.`,
            ceiling.sources,
          ),
        ]
      : []),
  ];
}

function leastGoal(
  profile: Profile,
  energy: EnergyPlan,
): { least: number; reasons: readonly Notice[] } {
  const { expenditure, exercise, fatFreeMass } = energy;
  const { target, reasons } = lowestTarget(profile, {
    expenditure,
    exercise: exercise ?? expenditure,
    lean: exercise && fatFreeMass,
  });
  const floors = [energy.target, target].map(
    ({ steps }) =>
      steps.find(({ name }) => name === 'piso')?.value ?? ENERGY_FLOOR_KCAL[profile.sex],
  );
  const rounded = Math.floor(target.value / STEP_KCAL) * STEP_KCAL;
  return { least: Math.max(rounded, ...floors.map(Math.ceil)), reasons };
}

function mostGoal(
  profile: Profile,
  { expenditure }: EnergyPlan,
): { kcal: number; reasons: readonly Notice[] } | undefined {
  const { notices } = energyGuards({ ...profile, goal: 'muscle_gain' });
  const reasons = notices.filter(
    ({ code, severity }) =>
      severity === 'stop' &&
      code.startsWith('no-energy-change-') &&
      !ADDED_BY_CLINICIAN.includes(code),
  );
  if (reasons.length === 0) return undefined;
  const floor = ENERGY_FLOOR_KCAL[profile.sex];
  const kcal = Math.max(floor, Math.ceil(expenditure.value / STEP_KCAL) * STEP_KCAL);
  return { kcal, reasons };
}

const tooLow = (least: number): Notice =>
  stop(
    'own-goal-floor',
    `La meta más baja que aceptamos es de ${spanishNumber(least)} kcal por día. Comer menos se hace con control médico: preguntale a tu médico o a un nutricionista.`,
  );

const tooHigh = (most: number): Notice =>
  stop(
    'own-goal-surplus',
    `La meta más alta que aceptamos para vos es de ${spanishNumber(most)} kcal por día, lo que gastás. Comer más lo decide quien te atiende.`,
  );

const stop = (code: string, text: string, sources: Notice['sources'] = []): Notice => ({
  code,
  severity: 'stop',
  text,
  basis: 'forja_rule',
  sources,
});
