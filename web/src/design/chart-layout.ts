/** Positions as close as possible to the wanted ones, at least `gap` apart and inside the limits, in the same order. */
export function spreadLabels(
  wanted: readonly number[],
  gap: number,
  [top, bottom]: readonly [number, number],
): number[] {
  const order = wanted.map((position, index) => ({ position, index }));
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
export function pickMarks(count: number, most: number): Set<number> {
  const marks = new Set<number>();
  if (count === 0) return marks;
  const step = Math.max(1, Math.ceil(count / Math.max(1, most)));
  for (let index = count - 1; index >= 0; index -= step) marks.add(index);
  return marks;
}
