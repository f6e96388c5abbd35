import type { TrainingSettings } from '../workouts/training-settings.ts';

export type OwnPlates = Pick<TrainingSettings, 'barKg' | 'platePairs'>;

export type LoadedBar = {
  readonly loadKg: number;
  readonly perSide: readonly number[];
};

export type PlateLoading =
  | ({ readonly kind: 'exact' } & LoadedBar)
  | {
      readonly kind: 'nearest';
      readonly below: LoadedBar | undefined;
      readonly above: LoadedBar | undefined;
    };

/** Integer hundredths keep sums exact. */
const toHundredths = (kg: number): number => Math.round(kg * 100);

type Plate = { readonly weight: number; readonly pairs: number };

/** Dynamic program by multiples of `unit`: fewest plates per side, and the count of each plate. */
type SideSums = { readonly fewest: Float64Array; readonly counts: readonly Uint8Array[] };

const greatestCommonDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestCommonDivisor(other, one % other);

function findSideSums(plates: readonly Plate[], unit: number, top: number): SideSums {
  let fewest = new Float64Array(top + 1).fill(Number.POSITIVE_INFINITY);
  fewest[0] = 0;
  const counts = plates.map(({ weight, pairs }) => {
    const step = weight / unit;
    const withPlate = fewest.slice();
    const used = new Uint8Array(top + 1);
    for (let sum = step; sum <= top; sum += 1)
      for (let count = 1; count <= pairs && count * step <= sum; count += 1) {
        const total = (fewest[sum - count * step] ?? 0) + count;
        if (!Number.isFinite(total) || total > (withPlate[sum] ?? 0)) continue;
        withPlate[sum] = total;
        used[sum] = count;
      }
    fewest = withPlate;
    return used;
  });
  return { fewest, counts };
}

function readSide(
  { counts }: SideSums,
  plates: readonly Plate[],
  unit: number,
  sum: number,
): number[] {
  let rest = sum;
  return plates.toReversed().flatMap(({ weight }, fromLast) => {
    const count = counts[plates.length - 1 - fromLast]?.[rest] ?? 0;
    rest -= (count * weight) / unit;
    return Array.from({ length: count }, () => weight / 100);
  });
}

export function findPlateLoading(loadKg: number, { barKg, platePairs }: OwnPlates): PlateLoading {
  const plates = Object.entries(platePairs)
    .map(([kg, pairs]) => ({ weight: toHundredths(Number(kg)), pairs }))
    .filter(({ weight, pairs }) => weight > 0 && pairs > 0)
    .toSorted((one, other) => one.weight - other.weight);
  const unit =
    plates.reduce((divisor, { weight }) => greatestCommonDivisor(weight, divisor), 0) || 1;
  const side = (toHundredths(loadKg) - toHundredths(barKg)) / 2 / unit;
  const owned = plates.reduce((sum, { weight, pairs }) => sum + (weight / unit) * pairs, 0);
  const top = Math.min(owned, Math.ceil(Math.max(0, side)) + (plates.at(-1)?.weight ?? 0) / unit);
  const sums = findSideSums(plates, unit, top);
  const isReachable = (sum: number): boolean => Number.isFinite(sums.fewest[sum]);
  const toBar = (sum: number): LoadedBar => ({
    loadKg: (toHundredths(barKg) + sum * unit * 2) / 100,
    perSide: readSide(sums, plates, unit, sum),
  });
  if (Number.isInteger(side) && side >= 0 && side <= top && isReachable(side))
    return { kind: 'exact', ...toBar(side) };
  let below = Math.min(Math.floor(side), top);
  while (below >= 0 && !isReachable(below)) below -= 1;
  let above = Math.max(0, Math.ceil(side));
  while (above <= top && !isReachable(above)) above += 1;
  return {
    kind: 'nearest',
    below: below >= 0 ? toBar(below) : undefined,
    above: above <= top ? toBar(above) : undefined,
  };
}
