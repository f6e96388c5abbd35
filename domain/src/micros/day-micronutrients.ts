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

/** In display order. Fibre is among the figures of the day, where it has its goal. */
export const DAY_NUTRIENTS = [
  ...COVERED_NUTRIENTS.filter((id) => id !== 'fibre'),
  'phosphorus',
  'vitamin-k',
] as const satisfies readonly Micronutrient[];

/** What was eaten of something. An own food has no row in the table of foods. */
export type EatenPortion = {
  readonly foodId: string;
  readonly name: string;
  readonly grams: number;
};

export type NutrientOfDay = {
  readonly id: Micronutrient;
  /** In Spanish. */
  readonly name: string;
  readonly unit: string;
  /** What the foods with data add up to: the true amount is this or more. Absent when no food has data. */
  readonly atLeast?: number;
  /** The foods without data, each once: their names, in Spanish. Empty: the amount is whole. */
  readonly withoutData: readonly string[];
  /** Share of the grams of the day with data, from 0 to 1: a food without data lowers it, and not the amount. */
  readonly coverage: number;
  /** Per day. Absent when none applies to this person, or a clinician decides it. */
  readonly reference?: ReferenceIntake['intake'];
  /** Of the reference, rounded down: 99,9 % is not yet all of it. */
  readonly percent?: number;
  readonly upper?: ReferenceIntake['upper'];
  /** Food alone passed the upper intake; never of one that counts only what is added or taken as a supplement. */
  readonly isOver: boolean;
  /** 'reached' and 'short' say what is known; 'unknown' is short with some food without data, so it may be reached. */
  readonly state: 'no_data' | 'no_reference' | 'reached' | 'unknown' | 'short';
};

export type MicronutrientsOfDay = {
  readonly rows: readonly NutrientOfDay[];
  readonly notices: readonly Notice[];
  readonly sources: readonly SourceKey[];
};

const NAMES: ReadonlyMap<string, string> = new Map(NUTRIENTS.map(({ id, name }) => [id, name]));

/** Vitamins, minerals and plant omega-3 of what was eaten on a day, beside the references of a person where one is known. */
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
  const ofReferences = rows.flatMap(({ reference, upper }) => [
    ...(reference?.sources ?? []),
    ...(upper?.sources ?? []),
  ]);
  return { rows, notices, sources: [...new Set<SourceKey>(['fdc', ...ofReferences])] };
}

function nutrientOfDay(
  id: Micronutrient,
  sum: number,
  eaten: readonly EatenPortion[],
  intake: ReferenceIntake | undefined,
): NutrientOfDay {
  const without = eaten.filter(({ foodId }) => findMicronutrients(foodId)[id] === null);
  const [grams, gramsWithout] = [totalGrams(eaten), totalGrams(without)];
  const atLeast = without.length < eaten.length ? sum : undefined;
  const percent =
    atLeast === undefined || !intake
      ? undefined
      : Math.floor((100 * atLeast) / intake.intake.value);
  return {
    id,
    name: NAMES.get(id) ?? id,
    unit: MICRONUTRIENT_UNITS[id],
    ...(atLeast !== undefined && { atLeast }),
    withoutData: [...new Set(without.map(({ name }) => name))],
    coverage: grams > 0 ? (grams - gramsWithout) / grams : 0,
    ...(intake && { reference: intake.intake }),
    ...(percent !== undefined && { percent }),
    ...(intake?.upper && { upper: intake.upper }),
    // A ceiling with a note is of what is added to food or taken apart: what food brings does not count for it.
    isOver:
      intake?.upper !== undefined && !intake.upper.note && (atLeast ?? 0) > intake.upper.value,
    state: findState(atLeast, percent, without.length > 0),
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
