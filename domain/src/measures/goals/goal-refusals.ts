import { MIN_BODY_FAT, weightFloor } from '../../energy/weight-floor.ts';
import { energyGuards } from '../../energy/energy-guards.ts';
import { weeklyLossCapPercent } from '../../energy/goal-rates.ts';
import { refusalReasons } from '../../energy/refusal-reasons.ts';
import type { Notice } from '../../evidence/notice.ts';
import type { PlanInput } from '../../person/plan-input.ts';
import { createProfile, type Profile } from '../../profile/profile.ts';
import { spanishNumber } from '../../units/spanish-number.ts';
import { isReduction, type MeasureGoal } from './measure-goal.ts';

export type GoalCheck =
  /** Only the questions of a plan say whether it does any harm. */
  | { needsPlan: true }
  | {
      needsPlan: false;
      /** Why it is no goal for this person; usually empty. */
      refusals: Notice[];
      weeklyLossCapPercent: number;
    };

/** A waist under this share of the height is below what any guide calls healthy. */
const MIN_WAIST_TO_HEIGHT = 0.4;
/** Of somebody of whom nothing is known; a larger arm asks for no less food. */
const ANYBODY = { needsPlan: false, refusals: [], weeklyLossCapPercent: 1 } as const;

/**
 * Whether a goal is one that the rules of energy and of the least weight allow. Losing any girth is losing weight, so
 * that it has the limits of a deficit; gaining weight has those of a surplus. `person` is who the latest plan is for, and
 * the weight is the latest one.
 */
export function checkGoal(
  goal: MeasureGoal,
  { person, weightKg }: { person: PlanInput | undefined; weightKg: number | undefined },
): GoalCheck {
  const reduces = isReduction(goal);
  const isOfEnergy = reduces || goal.field === 'weightKg' || goal.field === 'bodyFatPercent';
  if (!person) return isOfEnergy ? { needsPlan: true } : { ...ANYBODY, refusals: [] };
  const weighProfile = (kg: number): Profile =>
    createProfile({
      ...person,
      weightKg: kg,
      goal: !isOfEnergy ? 'maintenance' : reduces ? 'fat_loss' : 'muscle_gain',
    });
  const now = weighProfile(weightKg ?? person.weightKg);
  const atTarget = goal.field === 'weightKg' ? weighProfile(goal.target) : now;
  const refusals = [
    ...[now, atTarget].flatMap((profile) => [
      ...refusalReasons(profile),
      ...(isOfEnergy
        ? energyGuards(profile).notices.filter(({ severity }) => severity === 'stop')
        : []),
    ]),
    ...(reduces ? underFloors(goal, now) : []),
  ];
  return {
    needsPlan: false,
    refusals: uniqueByCode(refusals),
    weeklyLossCapPercent: weeklyLossCapPercent(now),
  };
}

function underFloors({ field, target }: MeasureGoal, profile: Profile): Notice[] {
  const floor = weightFloor(profile);
  if (field === 'weightKg' && target < floor.value)
    return [
      {
        ...FLOOR,
        text: `No ponemos un objetivo de menos de ${spanishNumber(floor.value)} kg. ${floor.note ?? ''}`,
        sources: floor.sources,
      },
    ];
  const leanest = MIN_BODY_FAT[profile.sex];
  if (field === 'bodyFatPercent' && target < leanest)
    return [
      {
        ...FLOOR,
        text: `No ponemos un objetivo de menos de ${leanest} % de grasa: el cuerpo la usa para las hormonas y los huesos.`,
        sources: [],
      },
    ];
  const thinnest = Math.ceil(MIN_WAIST_TO_HEIGHT * profile.heightCm);
  if (field === 'waistCm' && target < thinnest)
    return [
      {
        ...FLOOR,
        text: `No ponemos un objetivo de cintura de menos de ${spanishNumber(thinnest)} cm: es menos del 40 % de tu altura, por debajo de lo que las guías llaman saludable.`,
        sources: ['ng246'],
      },
    ];
  return [];
}

const FLOOR = {
  code: 'goal-under-floor',
  severity: 'stop',
  basis: 'forja_rule',
} as const satisfies Partial<Notice>;

const uniqueByCode = (notices: readonly Notice[]): Notice[] => [
  ...new Map(notices.map((notice) => [notice.code, notice])).values(),
];
