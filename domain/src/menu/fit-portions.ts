import type { DayAim } from './day-aim.ts';
import { dayCost, limitsOf } from './day-cost.ts';
import type { ChosenDish, Portion } from './planned-day.ts';
import type { Range } from './portion-range.ts';
import { rangeOf, stretchOf } from './portion-range.ts';
import { addRows, ROWS, stepRows } from './portion-rows.ts';

export type Fitted = { readonly portions: readonly Portion[]; readonly cost: number };
/** No amounts of these foods can meet some limit, or none were found that meet all of them. */
export type Unfitted = 'impossible' | 'not_found';

type Ranged = Omit<Portion, 'amount'> & Range & { readonly rows: Float64Array; readonly perStep: number };

/** What moving a whole usual portion costs. */
const UNUSUAL = 0.3;
/** A move that lowers the cost less than this is not made. */
const WORTHWHILE = 0.03;
/** Out of its limits by more than this once no single food helps: two at a time seldom mend it, and trying costs the most. */
const HOPELESS = 0.1;
/** Improvements of one or two foods before a set of dishes is left as it is. */
const MOST_MOVES = 160;

/**
 * The amount of each food, in steps that a cook would make. It starts at the usual portions and moves one food, or two
 * at once, while the day gets better: out of its limits first, then near its targets (docs/decisions/0028-week-of-menus.md).
 */
export function fitPortions(
  dishes: readonly ChosenDish[],
  aim: DayAim,
  kept: readonly Portion[] = [],
): Fitted | Unfitted {
  const stretch = stretchOf(aim.targets.energyKcal);
  const places = dishes.flatMap(({ meal, dish, places: own }) =>
    own.map((place): Ranged => ({
      meal,
      dish,
      place,
      ...rangeOf(place, stretch, aim.limits.steadyVitaminK),
      rows: stepRows(place.item, meal),
      perStep: (UNUSUAL * place.item.step) / place.item.usual,
    })),
  );
  const sums = sumsOf(kept);
  if (!isWithinReach(places, sums, aim)) return 'impossible';
  const amounts = places.map(({ start }) => start);
  places.forEach((place, at) => addRows(sums, place.rows, amounts[at] ?? 0));

  const { outside, cost } = dayCost(aim);
  const total = improved(places, amounts, sums, cost, outside);
  if (outside(sums) > 0) return 'not_found';
  const portions = places.flatMap(({ meal, dish, place }, at) => {
    const steps = amounts[at] ?? 0;
    return steps === 0 ? [] : [{ meal, dish, place, amount: steps * place.item.step }];
  });
  return { portions: [...kept, ...portions], cost: total };
}

export function sumsOf(portions: readonly Portion[]): Float64Array {
  const sums = new Float64Array(ROWS);
  for (const { meal, place, amount } of portions)
    addRows(sums, stepRows(place.item, meal), Math.round(amount / place.item.step));
  return sums;
}

/** Whether every limit could be met by itself: most sets of dishes that cannot work are told here. */
function isWithinReach(places: readonly Ranged[], kept: Float64Array, aim: DayAim): boolean {
  const least = Float64Array.from(kept);
  const most = Float64Array.from(kept);
  for (const place of places) {
    if (!place.canGo) addRows(least, place.rows, place.least);
    addRows(most, place.rows, place.most);
  }
  return limitsOf(aim).every(({ row, min, max }) => (most[row] ?? 0) >= min && (least[row] ?? 0) <= max);
}

/** The amounts one step up or down of a food: an optional one goes from its least to none. */
function neighbours({ least, most, canGo }: Ranged, amount: number): readonly number[] {
  const up = amount === 0 ? least : amount + 1;
  const down = amount > least ? amount - 1 : canGo && amount > 0 ? 0 : -1;
  return [...(up <= most ? [up] : []), ...(down >= 0 ? [down] : [])];
}

/** Moves the amounts while some move of one food, or of two, lowers the cost; the cost it ends at. */
function improved(
  places: readonly Ranged[],
  amounts: number[],
  sums: Float64Array,
  costOf: (sums: Float64Array) => number,
  outside: (sums: Float64Array) => number,
): number {
  const trial = new Float64Array(ROWS);
  const second = new Float64Array(ROWS);
  const unusual = (at: number, amount: number): number => {
    const place = places[at];
    return place ? place.perStep * Math.abs(amount - place.start) : 0;
  };
  let plates = 0;
  let current = costOf(sums);
  for (let move = 0; move < MOST_MOVES; move += 1) {
    let best = current + plates - WORTHWHILE;
    let chosen: readonly (readonly [at: number, amount: number])[] | undefined;
    const moves = places.flatMap((place, at) =>
      neighbours(place, amounts[at] ?? 0).map((amount) => ({
        at,
        amount,
        rows: place.rows,
        steps: amount - (amounts[at] ?? 0),
        plate: unusual(at, amount) - unusual(at, amounts[at] ?? 0),
      })),
    );
    for (const one of moves) {
      trial.set(sums);
      addRows(trial, one.rows, one.steps);
      const cost = costOf(trial) + plates + one.plate;
      if (cost < best) [best, chosen] = [cost, [[one.at, one.amount]]];
    }
    if (!chosen && outside(sums) > HOPELESS) break;
    if (!chosen)
      for (const [index, one] of moves.entries()) {
        trial.set(sums);
        addRows(trial, one.rows, one.steps);
        for (let other = index + 1; other < moves.length; other += 1) {
          const two = moves[other];
          // two foods more, or two less, help only when one of them does, and none did
          if (!two || two.at === one.at || two.steps > 0 === one.steps > 0) continue;
          second.set(trial);
          addRows(second, two.rows, two.steps);
          const cost = costOf(second) + plates + one.plate + two.plate;
          if (cost < best)
            [best, chosen] = [
              cost,
              [
                [one.at, one.amount],
                [two.at, two.amount],
              ],
            ];
        }
        if (chosen && best < current + plates - 0.05) break;
      }
    if (!chosen) break;
    for (const [at, amount] of chosen) {
      const place = places[at];
      if (!place) continue;
      plates += unusual(at, amount) - unusual(at, amounts[at] ?? 0);
      addRows(sums, place.rows, amount - (amounts[at] ?? 0));
      amounts[at] = amount;
    }
    current = costOf(sums);
  }
  return current + plates;
}
