/** Deterministic choices from a seed (mulberry32). */
export type Choice = {
  readonly of: <T>(options: readonly T[]) => T;
  /** Uniform in [0, 1). */
  readonly share: () => number;
};

export function seededChoice(seed: number): Choice {
  let state = (Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    share: next,
    of: (options) => {
      const option = options[Math.floor(next() * options.length)];
      if (option === undefined) throw new Error('nothing to choose from');
      return option;
    },
  };
}
