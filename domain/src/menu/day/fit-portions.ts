import type { DayAim } from './day-aim.ts';
import { dayCost, dayLimits } from './day-cost.ts';
import type { ChosenDish, Portion } from './planned-day.ts';
import type { PortionRange } from './portion-range.ts';
import { portionRange, portionStretch } from './portion-range.ts';
import { addRows, changeRows, ROW_COUNT, setRows, stepRows } from './portion-rows.ts';

export type FittedPortions = { readonly portions: readonly Portion[]; readonly cost: number };
/** 'impossible': no amounts meet some limit. 'not_found': the search found no valid amounts. */
export type FitFailure = 'impossible' | 'not_found';

type PortionPlace = Omit<Portion, 'amount'> & PortionRange & { readonly perStep: number };

const UNUSUAL_PORTION_COST = 0.3;
const MIN_IMPROVEMENT = 0.03;
/** Larger violations skip pairs of moves, which are slow and seldom repair them. */
const MAX_REPAIRABLE_VIOLATION = 0.1;
const MAX_MOVES = 160;

/** Hill climbing from the usual portions (docs/decisions/0028-week-of-menus.md). */
export function fitPortions(
  dishes: readonly ChosenDish[],
  aim: DayAim,
  fixedPortions: readonly Portion[] = [],
): FittedPortions | FitFailure {
  const stretch = portionStretch(aim.targets.energyKcal);
  const places = dishes.flatMap(({ meal, dish, places: dishPlaces }) =>
    dishPlaces.map((place): PortionPlace => ({
      meal,
      dish,
      place,
      ...portionRange(place, stretch, aim.limits.steadyVitaminK),
      perStep: (UNUSUAL_PORTION_COST * place.item.step) / place.item.usual,
    })),
  );
  const sums = sumPortions(fixedPortions);
  if (!canMeetEachLimit(places, sums, aim)) return 'impossible';
  const amounts = places.map(({ start }) => start);
  places.forEach((place, at) => addRows(sums, placeRows(place, amounts[at] ?? 0)));

  const { violation, cost } = dayCost(aim);
  const total = improvePortions(places, amounts, sums, cost, violation);
  if (violation(sums) > 0) return 'not_found';
  const portions = places.flatMap(({ meal, dish, place }, at) => {
    const steps = amounts[at] ?? 0;
    return steps === 0 ? [] : [{ meal, dish, place, amount: steps * place.item.step }];
  });
  return { portions: [...fixedPortions, ...portions], cost: total };
}

const placeRows = ({ meal, place: { item } }: PortionPlace, steps: number): Float64Array =>
  stepRows(item, meal, steps);

export function sumPortions(portions: readonly Portion[]): Float64Array {
  const sums = new Float64Array(ROW_COUNT);
  for (const { meal, place, amount } of portions)
    addRows(sums, stepRows(place.item, meal, Math.round(amount / place.item.step)));
  return sums;
}

function canMeetEachLimit(
  places: readonly PortionPlace[],
  fixedSums: Float64Array,
  aim: DayAim,
): boolean {
  const least = Float64Array.from(fixedSums);
  const most = Float64Array.from(fixedSums);
  for (const place of places) {
    if (!place.isOptional) addRows(least, placeRows(place, place.least));
    addRows(most, placeRows(place, place.most));
  }
  return dayLimits(aim).every(
    ({ row, min, max }) => (most[row] ?? 0) >= min && (least[row] ?? 0) <= max,
  );
}

function adjacentAmounts(
  { least, most, isOptional }: PortionPlace,
  amount: number,
): readonly number[] {
  const up = amount === 0 ? least : amount + 1;
  const down = amount > least ? amount - 1 : isOptional && amount > 0 ? 0 : -1;
  return [...(up <= most ? [up] : []), ...(down >= 0 ? [down] : [])];
}

type PortionMove = {
  readonly at: number;
  readonly amount: number;
  readonly rows: Float64Array;
  readonly steps: number;
  readonly unusualChange: number;
};

function portionMoves(place: PortionPlace, at: number, amount: number): readonly PortionMove[] {
  const unusualCost = (other: number) => place.perStep * Math.abs(other - place.start);
  return adjacentAmounts(place, amount).map((other) => ({
    at,
    amount: other,
    rows: changeRows(place.place.item, place.meal, [amount, other]),
    steps: other - amount,
    unusualChange: unusualCost(other) - unusualCost(amount),
  }));
}

function improvePortions(
  places: readonly PortionPlace[],
  amounts: number[],
  sums: Float64Array,
  costOf: (sums: Float64Array) => number,
  violation: (sums: Float64Array) => number,
): number {
  const trial = new Float64Array(ROW_COUNT);
  const pairTrial = new Float64Array(ROW_COUNT);
  const movesByPlace = places.map((place, at) => portionMoves(place, at, amounts[at] ?? 0));
  let unusualTotal = 0;
  let current = costOf(sums);
  for (let count = 0; count < MAX_MOVES; count += 1) {
    let best = current + unusualTotal - MIN_IMPROVEMENT;
    let [bestMove, secondMove]: [PortionMove?, PortionMove?] = [];
    for (const moves of movesByPlace)
      for (const move of moves) {
        setRows(trial, sums, move.rows);
        const cost = costOf(trial) + unusualTotal + move.unusualChange;
        if (cost < best) [best, bestMove] = [cost, move];
      }
    if (!bestMove && violation(sums) > MAX_REPAIRABLE_VIOLATION) break;
    if (!bestMove) {
      const moves = movesByPlace.flat();
      for (const [index, first] of moves.entries()) {
        setRows(trial, sums, first.rows);
        for (let other = index + 1; other < moves.length; other += 1) {
          const second = moves[other];
          // Two moves in one direction help only when one of them does, and none did.
          if (!second || second.at === first.at || second.steps > 0 === first.steps > 0) continue;
          setRows(pairTrial, trial, second.rows);
          const cost =
            costOf(pairTrial) + unusualTotal + first.unusualChange + second.unusualChange;
          if (cost < best) [best, bestMove, secondMove] = [cost, first, second];
        }
        if (bestMove && best < current + unusualTotal - 0.05) break;
      }
    }
    if (!bestMove) break;
    for (const move of secondMove ? [bestMove, secondMove] : [bestMove]) {
      const place = places[move.at];
      if (!place) continue;
      unusualTotal += move.unusualChange;
      addRows(sums, move.rows);
      amounts[move.at] = move.amount;
      movesByPlace[move.at] = portionMoves(place, move.at, move.amount);
    }
    current = costOf(sums);
  }
  return current + unusualTotal;
}
