export type Dice = {
  /** From 0 to 1, without 1. */
  chance: () => number;
  under: (limit: number) => number;
  pick: <T>(options: readonly T[]) => T;
};

/** The same numbers for the same seed. */
export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  const chance = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const under = (limit: number) => Math.floor(chance() * limit);
  const pick = <T>(options: readonly T[]): T => {
    if (options.length === 0) throw new Error('there is nothing to pick');
    return options[under(options.length)] as T; // it is within the list
  };
  return { chance, under, pick };
}
