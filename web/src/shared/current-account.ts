import { createListeners } from './listeners.ts';

export type CurrentAccount = { id: string; username: string };

let current: CurrentAccount | null | undefined;
const listeners = createListeners<[account: CurrentAccount | null]>();

/** Whose session this page believes it is in: null is a visitor, undefined is not known yet. Only the session sets it. */
export const currentAccount = {
  get: (): CurrentAccount | null | undefined => current,
  set(account: CurrentAccount | null): void {
    current = account;
    listeners.notify(account);
  },
  /** Hears of each answer about the session, also when it is the same account. */
  subscribe: listeners.subscribe,
};
