/**
 * The dynamic model of body weight of Hall and colleagues (Lancet 2011;378:826-837 and its web appendix), of adults:
 * energy missing or left over is shared between fat and lean tissue, and a body that changes spends another amount.
 */
const FAT = { kcalPerKg: 9440.7, restingPerKg: 3.107, synthesisPerKg: 179.3 } as const;
const LEAN = { kcalPerKg: 1816.4, restingPerKg: 21.99, synthesisPerKg: 229.4 } as const;
/** Forbes: 10.4 kg of lean tissue for each unit of the logarithm of fat, in kg of fat of the same energy. */
const FORBES_KG = (10.4 * LEAN.kcalPerKg) / FAT.kcalPerKg;
/** Share of a change of intake that digesting it spends. */
const FEEDING_SHARE = 0.1;
/** Share of a change of intake by which the body adapts, and the days that it takes. */
const ADAPTATION = { share: 0.14, days: 14 } as const;
/** Glycogen of a body in balance. */
const GLYCOGEN = { kg: 0.5, kcalPerKg: 4206, kgWithWater: 3.7 } as const;
/** The model's diet: half of its energy is carbohydrate, before and after. */
const CARBOHYDRATE_SHARE = 0.5;
/** mg of sodium: in a litre of fluid, excreted a day for a litre too much, and excreted a day without carbohydrate. */
const SODIUM = { perLitre: 3220, perLitreExcreted: 3000, withoutCarbohydrate: 4000 } as const;

export type EnergyStep = {
  /** Fat before it, kg. */
  readonly fatKg: number;
  /** What moving a kilo of body spends, kcal per day. */
  readonly activityPerKg: number;
  /** Expenditure before it, in balance, kcal per day. */
  readonly expenditure: number;
  /** Eaten each day from it on, kcal. */
  readonly intake: number;
};

/** Glycogen with its water and extracellular fluid after some days, as a change in kg, and what glycogen still moves a day. */
export function fluidChange(
  { expenditure, intake }: Pick<EnergyStep, 'expenditure' | 'intake'>,
  days: number,
): { kg: number; glycogenKgPerDay: number } {
  const ratio = intake / expenditure;
  const burnt = (CARBOHYDRATE_SHARE * expenditure) / GLYCOGEN.kg ** 2;
  const final = GLYCOGEN.kg * Math.sqrt(ratio);
  const reached = Math.tanh((burnt * final * days) / GLYCOGEN.kcalPerKg);
  const glycogen = (final * (GLYCOGEN.kg + final * reached)) / (final + GLYCOGEN.kg * reached);
  const litres = (SODIUM.withoutCarbohydrate / SODIUM.perLitreExcreted) * (ratio - 1);
  const excreted = 1 - Math.exp((-SODIUM.perLitreExcreted / SODIUM.perLitre) * days);
  return {
    kg: GLYCOGEN.kgWithWater * (glycogen - GLYCOGEN.kg) + litres * excreted,
    glycogenKgPerDay: (burnt * (final ** 2 - glycogen ** 2)) / GLYCOGEN.kcalPerKg,
  };
}

const leanChange = (step: EnergyStep, fatKg: number): number =>
  ((FAT.kcalPerKg * FORBES_KG) / LEAN.kcalPerKg) * Math.log(fatKg / step.fatKg);

/** kg of fat a day, signed, in a body with this fat. */
function fatPerDay(step: EnergyStep, fatKg: number, days: number): number {
  const [fat, lean, fluid] = [fatKg - step.fatKg, leanChange(step, fatKg), fluidChange(step, days)];
  const change = step.intake - step.expenditure;
  const adapted = ADAPTATION.share * change * (1 - Math.exp(-days / ADAPTATION.days));
  const leftOver =
    change * (1 - FEEDING_SHARE) -
    adapted -
    FAT.restingPerKg * fat -
    LEAN.restingPerKg * lean -
    step.activityPerKg * (fat + lean + fluid.kg) -
    GLYCOGEN.kcalPerKg * fluid.glycogenKgPerDay;
  const leanShare = FORBES_KG / (FORBES_KG + fatKg);
  const synthesis =
    ((1 - leanShare) * FAT.synthesisPerKg) / FAT.kcalPerKg +
    (leanShare * LEAN.synthesisPerKg) / LEAN.kcalPerKg;
  return ((1 - leanShare) * leftOver) / (1 + synthesis) / FAT.kcalPerKg;
}

/** Fluid and adaptation move in the first two weeks; from then on a body changes little in one. */
const stepDays = (day: number): number => (day < 14 ? 1 : 7);

/** Fat of a body after some more days, kg, by the classical Runge-Kutta method of fourth order. */
function advance(step: EnergyStep, fatKg: number, from: number, to: number): number {
  let fat = fatKg;
  for (let day = from; day < to; day += stepDays(day)) {
    const length = Math.min(stepDays(day), to - day);
    const rate = (gained: number, after: number) => fatPerDay(step, fat + gained, day + after);
    const first = rate(0, 0);
    const second = rate((first * length) / 2, length / 2);
    const third = rate((second * length) / 2, length / 2);
    const fourth = rate(third * length, length);
    fat += (length * (first + 2 * second + 2 * third + fourth)) / 6;
  }
  return fat;
}

const tissueGained = (step: EnergyStep, fatKg: number): number =>
  fatKg - step.fatKg + leanChange(step, fatKg);

/** kg of fat and lean tissue, signed, that some days of eating the same change. Fluid is apart. */
export const tissueChange = (step: EnergyStep, days: number): number =>
  tissueGained(step, advance(step, step.fatKg, 0, days));

/** The same at the end of each week, from week 0, each from the one before. */
export function tissueByWeek(step: EnergyStep, weeks: number): number[] {
  let fatKg = step.fatKg;
  return Array.from({ length: weeks + 1 }, (_, week) => {
    if (week > 0) fatKg = advance(step, fatKg, 7 * (week - 1), 7 * week);
    return tissueGained(step, fatKg);
  });
}
