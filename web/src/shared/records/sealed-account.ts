import type { CurrentAccount } from '../current-account.ts';

/** An account whose session ended in this tab with writes that did not reach it. They stay on the device, closed. */
export type SealedAccount = CurrentAccount & { count: number };

let current: SealedAccount | undefined;
const listeners = new Set<() => void>();

export const sealedAccount = {
  current: (): SealedAccount | undefined => current,
  set(account: SealedAccount | undefined): void {
    current = account;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
