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
  | { needsPlan: true }
  | {
      needsPlan: false;
      refusals: Notice[];
      weeklyLossCapPercent: number;
    };

/** Share of the height; no guide calls less healthy. */
const MIN_WAIST_TO_HEIGHT = 0.4;
const ANYBODY = { needsPlan: false, refusals: [], weeklyLossCapPercent: 1 } as const;

/** Girth losses have the limits of a deficit, and weight gains those of a surplus. */
export function checkGoal(
  goal: MeasureGoal,
  { person, weightKg }: { person: PlanInput | undefined; weightKg: number | undefined },
): GoalCheck {
  const reduces = isReduction(goal);
  const changesEnergy = reduces || goal.field === 'weightKg' || goal.field === 'bodyFatPercent';
  if (!person) return changesEnergy ? { needsPlan: true } : { ...ANYBODY, refusals: [] };
  const weighProfile = (kg: number): Profile =>
    createProfile({
      ...person,
      weightKg: kg,
      goal: !changesEnergy ? 'maintenance' : reduces ? 'fat_loss' : 'muscle_gain',
    });
  const now = weighProfile(weightKg ?? person.weightKg);
  const atTarget = goal.field === 'weightKg' ? weighProfile(goal.target) : now;
  const refusals = [
    ...[now, atTarget].flatMap((profile) => [
      ...refusalReasons(profile),
      ...(changesEnergy
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
