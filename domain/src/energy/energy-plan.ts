import { adjustExpenditure } from '../expenditure/adjust-expenditure.ts';
import { fatFreeMass } from '../body/fat-free-mass.ts';
import type { Notice } from '../evidence/notice.ts';
import { traced, type Traced } from '../evidence/traced.ts';
import type { Goal } from '../person/choices.ts';
import type { Profile } from '../profile/profile.ts';
import { weeklyChange } from '../weight-change/weight-change.ts';
import { activityFactor, exerciseEnergy } from './activity-factor.ts';
import { deficitEnd, deficitEndNotice, type DeficitEnd } from './deficit-end.ts';
import { energyAvailability, lowAvailabilityNotice } from './energy-availability.ts';
import { energyGuards } from './energy-guards.ts';
import { floorNotice } from './floor-notice.ts';
import { cautiousEnergies, limitedTarget, nearFloorNotice } from './limited-target.ts';
import { selectRestingEnergy, type RestingEnergySelection } from './select-resting-energy.ts';
import type { TrainingTime } from './training-time.ts';
import { weightFloor } from './weight-floor.ts';

/** kcal per day unless stated. */
export type EnergyPlan = {
  resting: RestingEnergySelection['resting'];
  otherEquations: RestingEnergySelection['otherEquations'];
  restingBand: RestingEnergySelection['restingBand'];
  activityFactor: Traced;
  expenditure: Traced;
  /** Training share of `expenditure`. */
  exercise?: Traced;
  /** kg; absent without body fat. */
  fatFreeMass?: Traced;
  target: Traced;
  /** Signed % of expenditure: −20 is a deficit. */
  adjustmentPercent: Traced;
  /** kcal per kg of fat-free mass after exercise; absent without body fat. */
  energyAvailability?: Traced;
  /** Differs from the person's goal when a guard blocks it. */
  goalApplied: Goal;
  /** Initial kg per week, signed, without the water of the first weeks. */
  weeklyChange: Traced;
  deficitEnds?: DeficitEnd;
  notices: Notice[];
};

const STARTING_POINT: Notice = {
  code: 'energy-starting-point',
  severity: 'info',
  text: 'Estos números son un punto de partida: no cambies las calorías antes de 3 semanas y ajustalas según cómo se mueva tu peso.',
  basis: 'forja_rule',
  sources: [],
};

const OUTSIDE_AGES: Notice = {
  code: 'equation-outside-its-ages',
  severity: 'info',
  text: 'Las fórmulas de gasto se midieron casi siempre en personas de 19 a 78 años: a tu edad el número es menos seguro.',
  basis: 'source',
  sources: ['mifflin1990'],
};

export function energyPlan(profile: Profile, time: TrainingTime): EnergyPlan {
  const { resting, otherEquations, restingBand } = selectRestingEnergy(profile);
  const factor = activityFactor(profile, time);
  const exercise = exerciseEnergy(profile, resting, factor);
  const lean = fatFreeMass(profile);
  const formulaExpenditure = traced(
    {
      rule: 'expenditure',
      title: 'Gasto total por día',
      unit: 'kcal',
      basis: 'forja_rule',
      sources: ['fao2004'],
      note: 'Gasto en reposo por factor de actividad.',
    },
    { gastoEnReposo: resting.value, factor: factor.value },
    [['gastoTotal', 'round(gastoEnReposo * factor)']],
  );
  const expenditure = adjustExpenditure(
    { formula: formulaExpenditure, resting },
    profile.measuredExpenditure,
    profile.clinical.findings,
  );

  const expenditures = { expenditure, exercise, lean };
  const guards = energyGuards(profile);
  const floorWeight = weightFloor(profile);
  const { target, change, isNearWeightFloor, lossWeeks } = limitedTarget(
    profile,
    guards.change,
    expenditures,
  );
  const lossEnd =
    change === 'deficit'
      ? deficitEnd(profile, cautiousEnergies({ expenditure, target }), {
          weeks: lossWeeks,
          floor: floorWeight,
        })
      : undefined;
  const availability = lean && energyAvailability(target, exercise, lean);
  const floor = target.steps.find(({ name }) => name === 'piso')?.value ?? 0;
  const isAtFloor = target.value === Math.ceil(floor);
  const hasNoDeficit = change === 'deficit' && target.value >= expenditure.value;
  const lowAvailability = availability && lowAvailabilityNotice(availability, profile.sex);

  return {
    resting,
    otherEquations,
    restingBand,
    activityFactor: factor,
    expenditure,
    exercise,
    ...(lean && { fatFreeMass: lean }),
    target,
    adjustmentPercent: traced(
      {
        rule: 'energy-adjustment',
        title: 'Diferencia con tu gasto',
        unit: '%',
        basis: 'forja_rule',
        sources: [],
      },
      { meta: target.value, gastoTotal: expenditure.value },
      [['diferencia', 'round((meta / gastoTotal - 1) * 100, 1)']],
    ),
    ...(availability && { energyAvailability: availability }),
    goalApplied: hasNoDeficit || guards.stopped || isNearWeightFloor ? 'maintenance' : profile.goal,
    weeklyChange: weeklyChange(profile, { expenditure, target }),
    ...(lossEnd && { deficitEnds: lossEnd }),
    notices: [
      ...guards.notices,
      ...(isNearWeightFloor ? [nearFloorNotice(floorWeight)] : []),
      ...(lossEnd ? [deficitEndNotice(lossEnd)] : []),
      ...(isAtFloor ? [floorNotice(target, expenditure)] : []),
      ...(lowAvailability ? [lowAvailability] : []),
      ...(profile.ageYears < 19 || profile.ageYears > 78 ? [OUTSIDE_AGES] : []),
      STARTING_POINT,
    ],
  };
}
