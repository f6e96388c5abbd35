import { hasFinding } from '../clinical/clinical-state.ts';
import { isPregnantOrNursing } from '../clinical/medical-decisions.ts';
import { deficitEndNotice } from '../energy/deficit-end.ts';
import type { EnergyPlan } from '../energy/energy-plan.ts';
import { underweightKg, weightFloor } from '../energy/weight-floor.ts';
import type { Notice } from '../evidence/notice.ts';
import { retrace, type Traced } from '../evidence/traced.ts';
import type { Profile } from '../profile/profile.ts';
import { weightChange } from '../energy/weight-change.ts';

export type WeightProjection = {
  /**
   * kg at the end of each week, from week 0. Empty where an adult's model says nothing: see the notice.
   * A loss that reaches the least weight of the plan stays there, and nothing of the band is under it.
   */
  points: { week: number; low: number; mid: number; high: number }[];
  /** Change at the end of the cycle, kg, signed. */
  rule: Traced;
  notice: Notice;
};

/** Half of the band is a fifth of the change, and never less than what weight moves from day to day. */
const BAND_SHARE = 0.2;
const DAILY_NOISE_KG = 0.5;

const AVERAGE_ADULT: Notice = {
  code: 'projection-average-adult',
  severity: 'info',
  text: 'Es el camino de un adulto promedio que come así todos los días: el tuyo se va a mover. La banda es ±20 % del cambio, y nunca menos de medio kilo, por lo que el peso varía de un día a otro. Rehacelo cada 2 o 3 semanas con tu peso real.',
  basis: 'forja_rule',
  sources: [],
};

const NOT_FOR_YOU: Notice = {
  code: 'no-projection',
  severity: 'info',
  text: 'No proyectamos tu peso: el modelo es de adultos, y en el crecimiento, el embarazo y la lactancia el peso cambia por otras razones.',
  basis: 'forja_rule',
  sources: [],
};

const hundredths = (kg: number): number => Math.round(kg * 100) / 100;

/** Weight week by week as a band, not a line. Its first week is the plan's weekly change. */
export function projectWeight(
  profile: Profile,
  { expenditure, target, deficitEnds }: Pick<EnergyPlan, 'expenditure' | 'target' | 'deficitEnds'>,
): WeightProjection {
  const { weightKg, cycleWeeks } = profile;
  const floor = weightFloor(profile);
  const rule = weightChange(expenditure, target, cycleWeeks, { weightKg, floor });
  if (hasFinding(profile, 'minor') || isPregnantOrNursing(profile))
    return { points: [], rule, notice: NOT_FOR_YOU };
  const loses = target.value < expenditure.value;
  const lowest = Math.min(weightKg, loses ? floor.value : underweightKg(profile));
  const points = Array.from({ length: cycleWeeks + 1 }, (_, week) => {
    const change = retrace({ inputs: { ...rule.inputs, semanas: week }, steps: rule.steps });
    const half = week === 0 ? 0 : Math.max(BAND_SHARE * Math.abs(change), DAILY_NOISE_KG);
    const mid = weightKg + change;
    return {
      week,
      low: hundredths(Math.max(mid - half, lowest)),
      mid: hundredths(mid),
      high: hundredths(mid + half),
    };
  });
  return { points, rule, notice: deficitEnds ? endsSooner(deficitEnds) : AVERAGE_ADULT };
}

const endsSooner = (ends: NonNullable<EnergyPlan['deficitEnds']>): Notice => ({
  ...deficitEndNotice(ends),
  code: 'projection-ends-at-floor',
  text: `${deficitEndNotice(ends).text} ${AVERAGE_ADULT.text}`,
});
