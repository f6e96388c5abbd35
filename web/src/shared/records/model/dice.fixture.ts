export type Dice = {
  chance: () => number;
  under: (limit: number) => number;
  pick: <T>(options: readonly T[]) => T;
};

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
    if (options.length === 0) throw new Error('no options to pick from');
    return options[under(options.length)] as T; // the index is in range
  };
  return { chance, under, pick };
}
