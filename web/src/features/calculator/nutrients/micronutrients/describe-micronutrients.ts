import type { MicronutrientsOfDay, NutrientOfDay } from '@forja/domain/micros/day-micronutrients';
import { once } from '@forja/domain/units/once';
import { percent, plural, trimmed } from '../../../../design/format.ts';
import { micronutrientsMessages as texts } from './micronutrients.messages.ts';

const listed = once(() => new Intl.ListFormat('es-AR', { type: 'conjunction' }));

const uncapitalized = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
const list = (rows: readonly NutrientOfDay[]): string =>
  listed().format(rows.map(({ name }) => uncapitalized(name)));

export function describeDay({ rows }: MicronutrientsOfDay, hasPerson: boolean): string[] {
  const compared = rows.filter(({ reference }) => reference !== undefined);
  const reached = rows.filter(({ state }) => state === 'reached');
  const over = rows.filter(({ isOver }) => isOver);
  // Nutrients without any datum appear in the table only.
  const partial = new Set(
    rows.flatMap(({ atLeast, withoutData }) => (atLeast === undefined ? [] : withoutData)),
  );
  return [
    ...(hasPerson ? [] : [texts.noPerson]),
    ...(compared.length > 0 ? [texts.reached(reached.length, compared.length, list(reached))] : []),
    ...(over.length > 0 ? [`${texts.over(list(over))} ${texts.overAdvice}`] : []),
    ...(partial.size > 0 ? [texts.partial(plural(partial.size, texts.food, texts.foods))] : []),
  ];
}

/** Longer lists become a count. */
const MOST_NAMED = 6;

export const lackingFoods = ({ withoutData }: NutrientOfDay): string =>
  withoutData.length > MOST_NAMED
    ? plural(withoutData.length, texts.food, texts.foods)
    : listed().format(withoutData);

const formatAmount = (value: number, unit: string): string =>
  `${trimmed(value, value < 10 ? 1 : 0)}\u00a0${unit}`;

export function describeAmount({ atLeast, unit, withoutData }: NutrientOfDay): string {
  if (atLeast === undefined) return texts.noDatum;
  const amount = formatAmount(atLeast, unit);
  return withoutData.length > 0 ? texts.atLeast(amount) : amount;
}

export function describeReference(
  { reference, percent: share, withoutData, unit }: NutrientOfDay,
  hasPerson: boolean,
): string {
  if (!reference) return hasPerson ? texts.noReference : texts.noPersonYet;
  const amount = formatAmount(reference.value, unit);
  if (share === undefined) return amount;
  const describe = withoutData.length > 0 ? texts.shareAtLeast : texts.share;
  return describe(amount, percent(share / 100));
}

export function describeUpper({ upper, isOver, unit }: NutrientOfDay, hasPerson: boolean): string {
  if (!upper) return hasPerson ? texts.noUpper : texts.noPersonYet;
  const amount = formatAmount(upper.value, unit);
  if (upper.note) return `${amount}. ${upper.note}`;
  return isOver ? texts.passed(amount) : amount;
}

export const describeCoverage = ({ coverage }: NutrientOfDay): string =>
  texts.ofGrams(percent(Math.floor(coverage * 100) / 100));
