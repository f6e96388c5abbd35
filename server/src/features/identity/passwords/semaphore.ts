/** Runs at most `places` of these at a time, in the order they came. */
export function takeTurns(places: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= places) await new Promise<void>((resolve) => void waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // the place is handed over, so nobody who comes now slips in between
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
