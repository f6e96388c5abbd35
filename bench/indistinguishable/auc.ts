/**
 * Area under the ROC curve of a guess by time alone: the chance that an existing time exceeds a missing one, with
 * ties as half. At 0.5 time reveals nothing.
 */
export function areaUnderCurve(existing: readonly number[], missing: readonly number[]): number {
  const all = [
    ...existing.map((time) => ({ time, isExisting: true })),
    ...missing.map((time) => ({ time, isExisting: false })),
  ];
  const sorted = all.toSorted((a, b) => a.time - b.time);
  let ranks = 0;
  for (let start = 0; start < sorted.length;) {
    let end = start;
    while (end < sorted.length && sorted[end]?.time === sorted[start]?.time) end += 1;
    const rank = (start + 1 + end) / 2;
    ranks += rank * sorted.slice(start, end).filter(({ isExisting }) => isExisting).length;
    start = end;
  }
  return (
    (ranks - (existing.length * (existing.length + 1)) / 2) / (existing.length * missing.length)
  );
}
