type Waiting<K, V> = { key: K; resolve: (value: V) => void; reject: (error: unknown) => void };

/** Two questions on their way: while one is answered the next ones gather. */
const LANES = 2;
const LARGEST = 100;

/**
 * Makes one question of those that arrive while others are on their way. Nothing is remembered between questions, so
 * an answer is never older than who asked; alone, a question leaves at once. `ask` answers in the order of its keys.
 */
export function askedTogether<K, V>(ask: (keys: K[]) => Promise<V[]>): (key: K) => Promise<V> {
  let waiting: Waiting<K, V>[] = [];
  let onTheirWay = 0;

  async function send(): Promise<void> {
    const group = waiting.slice(0, LARGEST);
    waiting = waiting.slice(LARGEST);
    onTheirWay += 1;
    try {
      const values = await ask(group.map(({ key }) => key));
      // `ask` promises as many answers as keys
      group.forEach(({ resolve }, index) => resolve(values[index] as V));
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    onTheirWay -= 1;
    if (waiting.length > 0) void send();
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (onTheirWay < LANES) void send();
    });
}
