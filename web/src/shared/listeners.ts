export function createListeners<Values extends unknown[] = []>() {
  const listeners = new Set<(...values: Values) => void>();
  return {
    subscribe(listener: (...values: Values) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify(...values: Values): void {
      for (const listener of listeners) listener(...values);
    },
  };
}
