import type { Notice } from '../evidence/notice.ts';
import { readFormulaExpenditure } from '../expenditure/describe-measurement.ts';
import type { Traced } from '../evidence/traced.ts';
import type { Profile } from '../profile/profile.ts';
import { spanishNumber } from '../units/spanish-number.ts';
import type { Energies } from '../weight-change/weight-change.ts';
import { weeksOverFloor } from './deficit-end.ts';
import { type EnergyChange, energyGuards } from './energy-guards.ts';
import { type Expenditures, targetEnergy } from './target-energy.ts';
import { weightFloor } from './weight-floor.ts';

/** Forja's rule: a shorter loss does not start. */
const MIN_LOSS_WEEKS = 4;

/** Protective limits use the larger expenditure: incomplete records would hide a loss. */
export const cautiousEnergies = ({
  expenditure,
  target,
}: Record<keyof Energies, Traced>): Energies => ({
  expenditure: { value: Math.max(expenditure.value, readFormulaExpenditure(expenditure)) },
  target,
});

export const nearFloorNotice = (floor: Traced): Notice => ({
  code: 'no-deficit-near-floor',
  severity: 'stop',
  text: `Estás a menos de un mes del peso en el que nuestros planes para bajar terminan, ${spanishNumber(floor.value)} kg: por eso este plan es para mantenerlo. ${floor.note ?? ''}`.trim(),
  basis: 'forja_rule',
  sources: floor.sources,
});

/** Error of the formula itself. */
const LEAST_SHARE = 0.9;

/** Share of the formula below which records lower no plan; 1 when no loss is safe. */
function leastShareOfFormula(profile: Profile, { expenditure }: Expenditures): number {
  const losing: Profile = { ...profile, goal: 'fat_loss' };
  const formula = { value: readFormulaExpenditure(expenditure) };
  const lowest = { expenditure: formula, target: { value: LEAST_SHARE * formula.value } };
  const isSafe =
    profile.goal !== 'fat_loss' &&
    !energyGuards(losing).stopped &&
    weeksOverFloor(profile, lowest, { weeks: MIN_LOSS_WEEKS, floor: weightFloor(profile) }) ===
      MIN_LOSS_WEEKS;
  return isSafe ? LEAST_SHARE : 1;
}

type LimitedTarget = {
  target: Traced;
  change: EnergyChange | undefined;
  isNearWeightFloor: boolean;
  lossWeeks: number;
};

/** Losses that would reach the weight floor before the shortest plan become maintenance. */
export function limitedTarget(
  profile: Profile,
  change: EnergyChange | undefined,
  expenditures: Expenditures,
): LimitedTarget {
  const { expenditure } = expenditures;
  const isUnderFormula = expenditure.value < readFormulaExpenditure(expenditure);
  const least = isUnderFormula ? leastShareOfFormula(profile, expenditures) : 1;
  const target = targetEnergy(profile, change, profile.goal, expenditures, least);
  const weeks = profile.cycleWeeks;
  const lossWeeks =
    change === 'deficit'
      ? weeksOverFloor(profile, cautiousEnergies({ expenditure, target }), {
          weeks,
          floor: weightFloor(profile),
        })
      : weeks;
  const isNearWeightFloor = lossWeeks < MIN_LOSS_WEEKS;
  return isNearWeightFloor
    ? {
        target: targetEnergy(profile, undefined, profile.goal, expenditures),
        change: undefined,
        isNearWeightFloor,
        lossWeeks: weeks,
      }
    : { target, change, isNearWeightFloor, lossWeeks };
}

export function lowestTarget(
  profile: Profile,
  expenditures: Expenditures,
): { target: Traced; reasons: readonly Notice[] } {
  const losing: Profile = { ...profile, goal: 'fat_loss' };
  const guards = energyGuards(losing);
  const { target, isNearWeightFloor } = limitedTarget(losing, guards.change, expenditures);
  return {
    target,
    reasons: [
      ...guards.notices.filter(({ severity }) => severity === 'stop'),
      ...(isNearWeightFloor ? [nearFloorNotice(weightFloor(losing))] : []),
    ],
  };
}
