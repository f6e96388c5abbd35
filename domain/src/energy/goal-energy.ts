import { fatFreeMass } from '../body/fat-free-mass.ts';
import type { Notice } from '../evidence/notice.ts';
import { traced, type Traced } from '../evidence/traced.ts';
import type { Profile } from '../person/profile.ts';
import { weightChange } from '../projection/weight-change.ts';
import { spanishNumber } from '../units/spanish-number.ts';
import { activityFactor, exerciseEnergy } from './activity-factor.ts';
import { deficitEnd, deficitEndNotice } from './deficit-end.ts';
import { energyAvailability, lowAvailabilityNotice } from './energy-availability.ts';
import { energyGuards } from './energy-guards.ts';
import type { EnergyPlan } from './energy-plan.ts';
import { selectRestingEnergy } from './select-resting-energy.ts';
import { targetEnergy } from './target-energy.ts';
import type { TrainingTime } from './training-time.ts';
import { weightFloor } from './weight-floor.ts';

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

const FLOOR_APPLIED: Notice = {
  code: 'energy-floor',
  severity: 'warning',
  text: 'Subimos la meta hasta el piso: por debajo de esa energía no hacemos planes. Bajar más se hace con control médico.',
  basis: 'forja_rule',
  sources: [],
};

/** The shortest plan. Rule of Forja: a loss that would end before it is not begun. */
const SHORTEST_LOSS_WEEKS = 4;

const isNearFloor = ({ weightKg }: Profile, lost: Traced, floor: Traced): boolean =>
  weightKg + lost.value < floor.value;

const nearFloorNotice = (floor: Traced): Notice => ({
  code: 'no-deficit-near-floor',
  severity: 'stop',
  text: `Estás a menos de un mes del peso en el que nuestros planes para bajar terminan, ${spanishNumber(floor.value)} kg: por eso este plan es para mantenerlo. ${floor.note ?? ''}`.trim(),
  basis: 'forja_rule',
  sources: floor.sources,
});

/** What the person spends and what the plan gives. */
export function energyPlan(profile: Profile, time: TrainingTime): EnergyPlan {
  const { resting, otherEquations, restingBand } = selectRestingEnergy(profile);
  const factor = activityFactor(profile, time);
  const exercise = exerciseEnergy(profile, resting, factor);
  const lean = fatFreeMass(profile);
  const expenditure = traced(
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

  const spent = { expenditure, exercise, lean };
  const guards = energyGuards(profile);
  const floorWeight = weightFloor(profile);
  const wanted = targetEnergy(profile, guards.change, profile.goal, spent);
  const near =
    guards.change === 'deficit' &&
    isNearFloor(profile, weightChange(expenditure, wanted, SHORTEST_LOSS_WEEKS), floorWeight);
  const change = near ? undefined : guards.change;
  const target = near ? targetEnergy(profile, change, profile.goal, spent) : wanted;
  const ends = deficitEnd(
    { expenditure, target },
    { weightKg: profile.weightKg, weeks: profile.cycleWeeks, floor: floorWeight },
  );
  const availability = lean && energyAvailability(target, exercise, lean);
  const floor = target.steps.find(({ name }) => name === 'piso')?.value ?? 0;
  const atFloor = target.value === Math.ceil(floor);
  const deficitLost = change === 'deficit' && target.value >= expenditure.value;
  const low = availability && lowAvailabilityNotice(availability);

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
      { rule: 'energy-adjustment', title: 'Diferencia con tu gasto', unit: '%', basis: 'forja_rule', sources: [] },
      { meta: target.value, gastoTotal: expenditure.value },
      [['diferencia', 'round((meta / gastoTotal - 1) * 100, 1)']],
    ),
    ...(availability && { energyAvailability: availability }),
    goalApplied: deficitLost || guards.stopped || near ? 'maintenance' : profile.goal,
    weeklyChange: weightChange(expenditure, target, 1, { weightKg: profile.weightKg, floor: floorWeight }),
    ...(ends && { deficitEnds: ends }),
    notices: [
      ...guards.notices,
      ...(near ? [nearFloorNotice(floorWeight)] : []),
      ...(ends ? [deficitEndNotice(ends)] : []),
      ...(atFloor ? [FLOOR_APPLIED] : []),
      ...(low ? [low] : []),
      ...(profile.ageYears < 19 || profile.ageYears > 78 ? [OUTSIDE_AGES] : []),
      STARTING_POINT,
    ],
  };
}
