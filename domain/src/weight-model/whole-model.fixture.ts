/**
 * Independent implementation of Hall's model to compare with: four states, megajoules, small Euler
 * steps.
 */
const MJ = 239.005_736; // kcal

export type WholeBody = {
  readonly weightKg: number;
  readonly heightM: number;
  readonly ageYears: number;
  readonly isFemale: boolean;
  /** kg; by regression if absent. */
  readonly fatKg?: number | undefined;
  readonly expenditure: number;
};

const STEPS_PER_DAY = 20;

type WholeDay = { readonly weightKg: number; readonly fatKg: number };

export function simulateWhole(
  body: WholeBody,
  intakeOf: (day: number) => number,
  days: number,
): WholeDay[] {
  const { weightKg, heightM, ageYears, isFemale, expenditure } = body;
  const resting = 9.99 * weightKg + 625 * heightM - 4.92 * ageYears + (isFemale ? -161 : 5);
  const index = Math.log(weightKg / heightM ** 2);
  const percent = isFemale
    ? 0.14 * ageYears + 39.96 * index - 102.01
    : 0.14 * ageYears + 37.31 * index - 103.94;
  const fatAtStart = body.fatKg ?? (weightKg * Math.min(60, Math.max(3, percent))) / 100;
  const [fatEnergy, leanEnergy, glycogenEnergy] = [39.5 * MJ, 7.6 * MJ, 17.6 * MJ];
  const [fatResting, leanResting] = [0.013 * MJ, 0.092 * MJ];
  const [fatSynthesis, leanSynthesis] = [0.75 * MJ, 0.96 * MJ];
  const activity = Math.max(0, 0.9 * expenditure - resting) / weightKg;
  const carbohydrate = expenditure / 2;

  let [fat, lean, glycogen, fluid, adapted] = [fatAtStart, 0, 0.5, 0, 0];
  const daysOfBody: WholeDay[] = [{ weightKg, fatKg: fatAtStart }];
  for (let step = 1; step <= days * STEPS_PER_DAY; step += 1) {
    const intake = intakeOf(Math.floor((step - 1) / STEPS_PER_DAY));
    const change = intake - expenditure;
    const ratio = intake / expenditure;
    const glycogenPerDay =
      (carbohydrate * ratio - carbohydrate * (glycogen / 0.5) ** 2) / glycogenEnergy;
    const leanShare = (10.4 * leanEnergy) / fatEnergy / ((10.4 * leanEnergy) / fatEnergy + fat);
    const moved = fat - fatAtStart + lean + fluid + 3.7 * (glycogen - 0.5);
    const spentWithoutSynthesis =
      expenditure +
      fatResting * (fat - fatAtStart) +
      leanResting * lean +
      activity * moved +
      0.1 * change +
      adapted;
    const toStore = intake - spentWithoutSynthesis - glycogenEnergy * glycogenPerDay;
    const perKcal =
      1 + ((1 - leanShare) * fatSynthesis) / fatEnergy + (leanShare * leanSynthesis) / leanEnergy;
    fat += ((1 - leanShare) * toStore) / perKcal / fatEnergy / STEPS_PER_DAY;
    lean += (leanShare * toStore) / perKcal / leanEnergy / STEPS_PER_DAY;
    glycogen += glycogenPerDay / STEPS_PER_DAY;
    fluid += (-3000 * fluid - 4000 * (1 - ratio)) / 3220 / STEPS_PER_DAY;
    adapted += (0.14 * change - adapted) / 14 / STEPS_PER_DAY;
    if (step % STEPS_PER_DAY === 0)
      daysOfBody.push({
        weightKg: weightKg + fat - fatAtStart + lean + fluid + 3.7 * (glycogen - 0.5),
        fatKg: fat,
      });
  }
  return daysOfBody;
}
