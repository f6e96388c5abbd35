import { createListeners } from './listeners.ts';

export type CurrentAccount = { id: string; username: string };

let current: CurrentAccount | null | undefined;
const listeners = createListeners<[account: CurrentAccount | null]>();

/** Null is a visitor, undefined is unknown. Only the session sets it. */
export const currentAccount = {
  get: (): CurrentAccount | null | undefined => current,
  set(account: CurrentAccount | null): void {
    current = account;
    listeners.notify(account);
  },
  subscribe: listeners.subscribe,
};
