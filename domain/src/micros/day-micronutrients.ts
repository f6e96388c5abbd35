import type { Notice } from '../evidence/notice.ts';
import type { SourceKey } from '../evidence/sources.ts';
import {
  findMicronutrients,
  MICRONUTRIENT_UNITS,
  type Micronutrient,
  sumMicronutrients,
} from '../foods/micronutrients.ts';
import { COVERED_NUTRIENTS } from './covered-nutrients.ts';
import { NUTRIENTS } from './nutrients.data.ts';
import { type ReferenceIntake, referenceIntakes } from './reference-intakes.ts';
import type { Profile } from '../profile/profile.ts';

export const DAY_NUTRIENTS = [
  ...COVERED_NUTRIENTS.filter((id) => id !== 'fibre'),
  'phosphorus',
  'vitamin-k',
] as const satisfies readonly Micronutrient[];

export type EatenPortion = {
  readonly foodId: string;
  readonly name: string;
  readonly grams: number;
};

export type NutrientOfDay = {
  readonly id: Micronutrient;
  readonly name: string;
  readonly unit: string;
  /** Lower bound from the foods with data; absent if no food has data. */
  readonly atLeast?: number;
  readonly withoutData: readonly string[];
  /** Share of the grams with data, from 0 to 1. */
  readonly coverage: number;
  /** Per day; absent when none applies or a clinician decides it. */
  readonly reference?: ReferenceIntake['intake'];
  /** Rounded down: 99.9 % is not reached. */
  readonly percent?: number;
  readonly upper?: ReferenceIntake['upper'];
  readonly isOver: boolean;
  /** 'unknown': short, but some food has no data. */
  readonly state: 'no_data' | 'no_reference' | 'reached' | 'unknown' | 'short';
};

export type MicronutrientsOfDay = {
  readonly rows: readonly NutrientOfDay[];
  readonly notices: readonly Notice[];
  readonly sources: readonly SourceKey[];
};

const NAMES: ReadonlyMap<string, string> = new Map(NUTRIENTS.map(({ id, name }) => [id, name]));

export function dayMicronutrients(
  portions: readonly EatenPortion[],
  profile?: Profile,
): MicronutrientsOfDay {
  const eaten = portions.filter(({ grams }) => grams > 0);
  const sums = sumMicronutrients(eaten);
  const { intakes, notices } = profile ? referenceIntakes(profile) : { intakes: [], notices: [] };
  const rows = DAY_NUTRIENTS.map((id) =>
    nutrientOfDay(
      id,
      sums[id].atLeast,
      eaten,
      intakes.find((intake) => intake.id === id),
    ),
  );
  const referenceSources = rows.flatMap(({ reference, upper }) => [
    ...(reference?.sources ?? []),
    ...(upper?.sources ?? []),
  ]);
  return { rows, notices, sources: [...new Set<SourceKey>(['fdc', ...referenceSources])] };
}

function nutrientOfDay(
  id: Micronutrient,
  sum: number,
  eaten: readonly EatenPortion[],
  intake: ReferenceIntake | undefined,
): NutrientOfDay {
  const portionsWithoutData = eaten.filter(({ foodId }) => findMicronutrients(foodId)[id] === null);
  const [grams, gramsWithout] = [totalGrams(eaten), totalGrams(portionsWithoutData)];
  const atLeast = portionsWithoutData.length < eaten.length ? sum : undefined;
  const percent =
    atLeast === undefined || !intake
      ? undefined
      : Math.floor((100 * atLeast) / intake.intake.value);
  return {
    id,
    name: NAMES.get(id) ?? id,
    unit: MICRONUTRIENT_UNITS[id],
    ...(atLeast !== undefined && { atLeast }),
    withoutData: [...new Set(portionsWithoutData.map(({ name }) => name))],
    coverage: grams > 0 ? (grams - gramsWithout) / grams : 0,
    ...(intake && { reference: intake.intake }),
    ...(percent !== undefined && { percent }),
    ...(intake?.upper && { upper: intake.upper }),
    // Ceilings with a note apply only to added or supplemented amounts.
    isOver:
      intake?.upper !== undefined && !intake.upper.note && (atLeast ?? 0) > intake.upper.value,
    state: findState(atLeast, percent, portionsWithoutData.length > 0),
  };
}

function findState(
  atLeast: number | undefined,
  percent: number | undefined,
  isPartial: boolean,
): NutrientOfDay['state'] {
  if (atLeast === undefined) return 'no_data';
  if (percent === undefined) return 'no_reference';
  if (percent >= 100) return 'reached';
  return isPartial ? 'unknown' : 'short';
}

const totalGrams = (portions: readonly EatenPortion[]): number =>
  portions.reduce((sum, { grams }) => sum + grams, 0);
