/** Longest time without an acknowledged write between two moments, in seconds. */
export function longestGap(times: readonly number[], from: number, to: number): number {
  const within = [from, ...times.filter((time) => time > from && time < to), to];
  const gaps = within.slice(1).map((time, index) => time - (within[index] ?? time));
  return Math.max(...gaps) / 1000;
}
