export function createSemaphore(permits: number) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= permits) await new Promise<void>((resolve) => void queue.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // hands the permit over, so that a new task cannot overtake the queue
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
