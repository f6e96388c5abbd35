import { type ScaleLinear, scaleLinear } from 'd3-scale';

/**
 * Moves positions as little as possible to be at least `gap` apart, inside the limits and in order.
 */
export function spreadLabels(
  positions: readonly number[],
  gap: number,
  [top, bottom]: readonly [number, number],
): number[] {
  const order = positions.map((position, index) => ({ position, index }));
  order.sort((one, other) => one.position - other.position);

  let lowest = top;
  for (const label of order) {
    label.position = Math.max(label.position, lowest);
    lowest = label.position + gap;
  }
  let highest = bottom;
  for (const label of order.toReversed()) {
    label.position = Math.min(label.position, highest);
    highest = label.position - gap;
  }

  const placed: number[] = [];
  for (const { position, index } of order) placed[index] = position;
  return placed;
}

/** Indexes of the marks with a label: evenly spaced, including the last. */
export function pickMarks(count: number, maxLabels: number): Set<number> {
  const marks = new Set<number>();
  if (count === 0) return marks;
  const step = Math.max(1, Math.ceil(count / Math.max(1, maxLabels)));
  for (let index = count - 1; index >= 0; index -= step) marks.add(index);
  return marks;
}

/** Indexes of the marks with a label: the last one, and earlier ones with enough room. */
export function pickSpacedMarks(positions: readonly number[], room: number): Set<number> {
  const marks = new Set<number>();
  let limit = Infinity;
  for (let index = positions.length - 1; index >= 0; index -= 1) {
    const position = positions[index] ?? 0;
    if (position > limit) continue;
    marks.add(index);
    limit = position - room;
  }
  return marks;
}

export const AXIS_MARKS = 5;
const MOST_WIDENINGS = 30;

/**
 * Widens the axis until no two marks round to the same label: a change of 100 g must not look like
 * a fall.
 */
export function readableScale(
  values: readonly number[],
  formatValue: (value: number) => string,
): ScaleLinear<number, number> {
  let [low, high] = getExtent(values);
  for (let widenings = 0; ; widenings += 1) {
    const scale = scaleLinear().domain([low, high]).nice(AXIS_MARKS);
    const labels = scale.ticks(AXIS_MARKS).map(formatValue);
    if (new Set(labels).size === labels.length || widenings === MOST_WIDENINGS) return scale;
    const more = (high - low) / 2;
    [low, high] = [low - more, high + more];
  }
}

/** Lines may start above zero; a flat one still needs a height. */
function getExtent(values: readonly number[]): [number, number] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  return low === high ? [low - 1, high + 1] : [low, high];
}
