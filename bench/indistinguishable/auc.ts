/**
 * How often a time of one kind is longer than one of the other, ties counting half: the area under the curve of a
 * guesser that only has a clock. 0.5 is a guesser that learns nothing.
 */
export function areaUnderCurve(known: readonly number[], unknown: readonly number[]): number {
  const all = [...known.map((time) => ({ time, isKnown: true })), ...unknown.map((time) => ({ time, isKnown: false }))];
  const sorted = all.toSorted((a, b) => a.time - b.time);
  let ranks = 0;
  for (let start = 0; start < sorted.length;) {
    let end = start;
    while (end < sorted.length && sorted[end]?.time === sorted[start]?.time) end += 1;
    const rank = (start + 1 + end) / 2;
    ranks += rank * sorted.slice(start, end).filter(({ isKnown }) => isKnown).length;
    start = end;
  }
  return (ranks - (known.length * (known.length + 1)) / 2) / (known.length * unknown.length);
}
