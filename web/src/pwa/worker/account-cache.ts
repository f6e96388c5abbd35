export const ACCOUNT_CACHE = 'forja-account';
export const ACCOUNT_EVENT = 'forja-account';

const orFalse = (task: () => Promise<boolean>): Promise<boolean> => task().catch(() => false);

export const hasAccountCache = () => orFalse(async () => caches.has(ACCOUNT_CACHE));

export const createAccountCache = () =>
  orFalse(async () => {
    await caches.open(ACCOUNT_CACHE);
    return globalThis.dispatchEvent(new Event(ACCOUNT_EVENT));
  });

export const deleteAccountCache = () => orFalse(async () => caches.delete(ACCOUNT_CACHE));
