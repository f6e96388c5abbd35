import { hasFinding } from '../clinical/clinical-state.ts';
import { isPregnantOrNursing } from '../clinical/medical-decisions.ts';
import { deficitEndNotice } from '../energy/deficit-end.ts';
import type { EnergyPlan } from '../energy/energy-plan.ts';
import { lowestByIndex, underweightKg } from '../energy/weight-floor.ts';
import type { Notice } from '../evidence/notice.ts';
import type { Traced } from '../evidence/traced.ts';
import type { Profile } from '../profile/profile.ts';
import {
  changeByWeek,
  firstWater,
  type WeekOfChange,
  weightChange,
} from '../weight-change/weight-change.ts';

export type WeightProjection = {
  /**
   * kg at the end of each week, from week 0; empty without an adult model (see the notice). A loss
   * stops before the band passes the plan's lowest weight.
   */
  points: { week: number; low: number; mid: number; high: number }[];
  /** Tissue change at the end of the cycle, kg, signed. */
  rule: Traced;
  /** Water and glycogen of the first weeks, kg. Absent before engine 1.4.0. */
  water?: Traced;
  notice: Notice;
};

const AVERAGE_ADULT: Notice = {
  code: 'projection-average-adult',
  severity: 'info',
  text: 'Es el camino de un adulto promedio que come así todos los días: el tuyo se va a mover. La línea es lo que cambian grasa y músculo. La banda es ±20 % de eso, y nunca menos de medio kilo, por lo que el peso varía de un día a otro, más el agua de las primeras semanas. Rehacelo cada 2 o 3 semanas con tu peso real.',
  basis: 'forja_rule',
  sources: [],
};

const NO_PROJECTION: Notice = {
  code: 'no-projection',
  severity: 'info',
  text: 'No proyectamos tu peso: el modelo es de adultos, y en el crecimiento, el embarazo y la lactancia el peso cambia por otras razones.',
  basis: 'forja_rule',
  sources: [],
};

const NO_CHANGE: WeekOfChange = { tissueKg: 0, below: 0, above: 0 };

const hundredths = (kg: number): number => Math.round(kg * 100) / 100;

export function projectWeight(
  profile: Profile,
  { expenditure, target, deficitEnds }: Pick<EnergyPlan, 'expenditure' | 'target' | 'deficitEnds'>,
): WeightProjection {
  const { weightKg, cycleWeeks } = profile;
  const lastWeek = deficitEnds?.week.value ?? cycleWeeks;
  const energies = { expenditure, target };
  const rule = weightChange(profile, energies, lastWeek, `Cambio de peso en ${cycleWeeks} semanas`);
  const water = firstWater(energies);
  if (hasFinding(profile, 'minor') || isPregnantOrNursing(profile))
    return { points: [], rule, water, notice: NO_PROJECTION };
  const loses = target.value < expenditure.value;
  const lowest = Math.min(weightKg, loses ? lowestByIndex(profile) : underweightKg(profile));
  const changes = changeByWeek(rule);
  const points = Array.from({ length: cycleWeeks + 1 }, (_, week) => {
    const { tissueKg, below, above } = changes[Math.min(week, lastWeek)] ?? NO_CHANGE;
    const mid = weightKg + tissueKg;
    return {
      week,
      low: hundredths(Math.max(mid - below, lowest)),
      mid: hundredths(mid),
      high: hundredths(mid + above),
    };
  });
  return {
    points,
    rule,
    water,
    notice: deficitEnds ? createEarlyEndNotice(deficitEnds) : AVERAGE_ADULT,
  };
}

const createEarlyEndNotice = (ends: NonNullable<EnergyPlan['deficitEnds']>): Notice => ({
  ...deficitEndNotice(ends),
  code: 'projection-ends-at-floor',
  text: `${deficitEndNotice(ends).text} ${AVERAGE_ADULT.text}`,
});
