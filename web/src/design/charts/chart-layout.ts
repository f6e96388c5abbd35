import { type ScaleLinear, scaleLinear } from 'd3-scale';

/** Moves positions as little as possible so that they are at least `gap` apart and inside the limits, in the same order. */
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

/** Which of `count` marks get a label when only `most` fit: evenly spaced, always with the last one. */
export function pickMarks(count: number, maxLabels: number): Set<number> {
  const marks = new Set<number>();
  if (count === 0) return marks;
  const step = Math.max(1, Math.ceil(count / Math.max(1, maxLabels)));
  for (let index = count - 1; index >= 0; index -= step) marks.add(index);
  return marks;
}

/** Which marks get a label when each needs some room: the last one, and those before it that leave it. */
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

/** About how many marks an axis has. */
export const AXIS_MARKS = 5;
const MOST_WIDENINGS = 30;

/**
 * The vertical axis of some values, from one round mark to another. It is widened until no two marks have the same
 * label: marks at 79,02 and 79,04 would both be 79,0, and a change of 100 g would look like a fall.
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
