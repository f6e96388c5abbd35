/** Hall's dynamic model of adult weight (Lancet 2011;378:826-837, web appendix). */
const FAT = { kcalPerKg: 9440.7, restingPerKg: 3.107, synthesisPerKg: 179.3 } as const;
const LEAN = { kcalPerKg: 1816.4, restingPerKg: 21.99, synthesisPerKg: 229.4 } as const;
/** Forbes: 10.4 kg of lean tissue per unit of ln(fat), as kg of fat of equal energy. */
const FORBES_KG = (10.4 * LEAN.kcalPerKg) / FAT.kcalPerKg;
/** Thermic effect: share of a change of intake. */
const FEEDING_SHARE = 0.1;
/** Adaptive thermogenesis: share of a change of intake, and its days. */
const ADAPTATION = { share: 0.14, days: 14 } as const;
/** Glycogen in balance. */
const GLYCOGEN = { kg: 0.5, kcalPerKg: 4206, kgWithWater: 3.7 } as const;
/** The model's diet: half of its energy is carbohydrate. */
const CARBOHYDRATE_SHARE = 0.5;
/**
 * mg of sodium: per litre of fluid, excreted per day per litre in excess, and per day without
 * carbohydrate.
 */
const SODIUM = { perLitre: 3220, perLitreExcreted: 3000, withoutCarbohydrate: 4000 } as const;

export type EnergyStep = {
  /** Initial fat, kg. */
  readonly fatKg: number;
  /** kcal per kg of body per day. */
  readonly activityPerKg: number;
  /** Initial expenditure, in balance, kcal per day. */
  readonly expenditure: number;
  /** kcal per day. */
  readonly intake: number;
};

/**
 * Change in kg of glycogen with its water and of extracellular fluid, and the remaining glycogen
 * flux.
 */
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

const stepDays = (day: number): number => (day < 14 ? 1 : 7);

/** Final fat, kg, by fourth-order Runge-Kutta. */
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

/** kg of tissue, signed, without fluid. */
export const tissueChange = (step: EnergyStep, days: number): number =>
  tissueGained(step, advance(step, step.fatKg, 0, days));

export function tissueByWeek(step: EnergyStep, weeks: number): number[] {
  let fatKg = step.fatKg;
  return Array.from({ length: weeks + 1 }, (_, week) => {
    if (week > 0) fatKg = advance(step, fatKg, 7 * (week - 1), 7 * week);
    return tissueGained(step, fatKg);
  });
}
