export type CurrentAccount = { id: string; username: string };
type Listener = (account: CurrentAccount | null) => void;

let current: CurrentAccount | null | undefined;
const listeners = new Set<Listener>();

/** Whose session this page believes it is in: null is a visitor, undefined is not known yet. Only the session sets it. */
export const currentAccount = {
  get: (): CurrentAccount | null | undefined => current,
  set(account: CurrentAccount | null): void {
    current = account;
    for (const listener of listeners) listener(account);
  },
  /** Hears of each answer about the session, also when it is the same account. */
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
