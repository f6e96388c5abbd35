import { tabStore } from '../device-store.ts';

const KEY = 'forja-errores-de-red';

export const networkErrors = (): number => Number(tabStore.get(KEY)) || 0;

export const noteNetworkError = (): void => tabStore.set(KEY, String(networkErrors() + 1));
