type Listener = (path: string) => void;

const listeners = new Map<string, Set<Listener>>();

/** The server refused a call, whoever made it: who explains that refusal hears of it. */
export function announceRefusal(code: string, path: string): void {
  for (const listener of listeners.get(code) ?? []) listener(path);
}

export function onRefusal(code: 'membership_required', listener: Listener): () => void {
  const ofCode = listeners.get(code) ?? new Set();
  listeners.set(code, ofCode.add(listener));
  return () => void ofCode.delete(listener);
}
