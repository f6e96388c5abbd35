/** Exists, empty, where somebody has an account: the worker cannot read what the page remembers. */
export const ACCOUNT_CACHE = 'forja-account';
/** Told to the page when somebody turns out to have one. */
export const ACCOUNT_EVENT = 'forja-account';

/** A browser without caches, or that forbids them, keeps no pages: nobody asks it. */
const orFalse = (task: () => Promise<boolean>): Promise<boolean> => task().catch(() => false);

export const hasAccountCache = () => orFalse(async () => caches.has(ACCOUNT_CACHE));

export const createAccountCache = () =>
  orFalse(async () => {
    await caches.open(ACCOUNT_CACHE);
    return globalThis.dispatchEvent(new Event(ACCOUNT_EVENT));
  });

export const deleteAccountCache = () => orFalse(async () => caches.delete(ACCOUNT_CACHE));
