type PendingLookup<K, V> = {
  key: K;
  resolve: (value: V) => void;
  reject: (error: unknown) => void;
};

/** Further keys wait while this many batches load. */
const MAX_CONCURRENT = 2;
const MAX_BATCH = 100;

/**
 * Batches concurrent lookups without caching: a value is never older than its lookup. `loadBatch`
 * returns values in the order of the keys.
 */
export function createBatchLoader<K, V>(
  loadBatch: (keys: K[]) => Promise<V[]>,
): (key: K) => Promise<V> {
  let queue: PendingLookup<K, V>[] = [];
  let running = 0;

  async function loadNext(): Promise<void> {
    const batch = queue.slice(0, MAX_BATCH);
    queue = queue.slice(MAX_BATCH);
    running += 1;
    try {
      const values = await loadBatch(batch.map(({ key }) => key));
      // `loadBatch` returns one value per key
      batch.forEach(({ resolve }, index) => resolve(values[index] as V));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    running -= 1;
    if (queue.length > 0) void loadNext();
  }

  return (key) =>
    new Promise((resolve, reject) => {
      queue.push({ key, resolve, reject });
      if (running < MAX_CONCURRENT) void loadNext();
    });
}
