export const ACCOUNT_CACHE = 'forja-account';
export const ACCOUNT_EVENT = 'forja-account';

const catchAsFalse = (task: () => Promise<boolean>): Promise<boolean> => task().catch(() => false);

export const hasAccountCache = () => catchAsFalse(async () => caches.has(ACCOUNT_CACHE));

export const createAccountCache = () =>
  catchAsFalse(async () => {
    await caches.open(ACCOUNT_CACHE);
    return globalThis.dispatchEvent(new Event(ACCOUNT_EVENT));
  });

export const deleteAccountCache = () => catchAsFalse(async () => caches.delete(ACCOUNT_CACHE));
