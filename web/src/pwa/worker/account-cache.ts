/** An empty cache that marks a device with an account: the worker cannot read localStorage. */
export const ACCOUNT_CACHE = 'forja-account';
/** The event of the page when the mark is made. */
export const ACCOUNT_EVENT = 'forja-account';

/** False where the browser lacks caches or forbids them: there is no worker either. */
const orFalse = (task: () => Promise<boolean>): Promise<boolean> => task().catch(() => false);

export const hasAccountCache = () => orFalse(async () => caches.has(ACCOUNT_CACHE));

export const createAccountCache = () =>
  orFalse(async () => {
    await caches.open(ACCOUNT_CACHE);
    return globalThis.dispatchEvent(new Event(ACCOUNT_EVENT));
  });

export const deleteAccountCache = () => orFalse(async () => caches.delete(ACCOUNT_CACHE));
