/** Who hears of something. Subscribing answers how to stop hearing. */
export function createListeners<Heard extends unknown[] = []>() {
  const listeners = new Set<(...heard: Heard) => void>();
  return {
    subscribe(listener: (...heard: Heard) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify(...heard: Heard): void {
      for (const listener of listeners) listener(...heard);
    },
  };
}
