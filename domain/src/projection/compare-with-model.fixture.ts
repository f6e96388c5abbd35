import type { Plan } from '../plan/plan.ts';
import { simulateWhole } from '../weight-model/whole-model.fixture.ts';

type ModelComparison = {
  readonly isInside: boolean;
  readonly isOverFloors: boolean;
};

export function compareWithModel({
  input,
  energy,
  projection,
}: Pick<Plan, 'input' | 'energy' | 'projection'>): ModelComparison {
  const { weightKg, heightCm, ageYears, sex, bodyFatPercent } = input;
  const weeks = energy.deficitEnds?.week.value ?? projection.points.length - 1;
  const days = simulateWhole(
    {
      weightKg,
      heightM: heightCm / 100,
      ageYears,
      isFemale: sex === 'female',
      fatKg: bodyFatPercent === undefined ? undefined : (weightKg * bodyFatPercent) / 100,
      expenditure: energy.expenditure.value,
    },
    () => energy.target.value,
    weeks * 7,
  );
  const isInside = projection.points.slice(0, weeks + 1).every(({ week, low, high }) => {
    const kg = days[week * 7]?.weightKg ?? Number.NaN;
    return low - 0.01 <= kg && kg <= high + 0.01;
  });
  const loses = energy.target.value < energy.expenditure.value;
  const leastFat = bodyFatPercent === undefined ? 0 : sex === 'male' ? 0.1 : 0.18;
  return {
    isInside,
    isOverFloors:
      !loses ||
      days.every((day) => day.weightKg >= lowestKg(input) && day.fatKg / day.weightKg >= leastFat),
  };
}

/** Lowest weight by the body mass indices of decisions, repeated so that an engine change fails. */
function lowestKg({ ageYears, heightCm, health = [] }: Plan['input']): number {
  const isOldest = ageYears >= 70 || (ageYears >= 65 && health.includes('fall_or_walking_aid'));
  const index = isOldest ? 30 : ageYears >= 65 ? 23 : 18.5;
  return index * (heightCm / 100) ** 2;
}
