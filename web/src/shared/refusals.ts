/** Of a call that the person made, or of something that was kept on the device and went to the account by itself. */
type RefusalOf = 'call' | 'queue';
type Listener = (of: RefusalOf) => void;

const listeners = new Map<string, Set<Listener>>();

/** The server refused: who explains that refusal hears of it. */
export function announceRefusal(code: string, of: RefusalOf): void {
  for (const listener of listeners.get(code) ?? []) listener(of);
}

type Heard = 'membership_required' | 'not_signed_in' | 'another_person_signed_in';

export function onRefusal(code: Heard, listener: Listener): () => void {
  const ofCode = listeners.get(code) ?? new Set();
  listeners.set(code, ofCode.add(listener));
  return () => void ofCode.delete(listener);
}
