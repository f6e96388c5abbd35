/** Runs at most `permits` tasks at a time, in order of arrival. */
export function createSemaphore(permits: number) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= permits) await new Promise<void>((resolve) => void queue.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // passes the permit on, so that a new task cannot overtake the queue
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
