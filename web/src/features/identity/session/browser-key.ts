import { deviceStore } from '../../../shared/device-store.ts';

const KEY = 'forja-registro';
const BYTES = 32;

/**
 * Identifies the browser of the form when the link of the mail is opened. Useless without the link,
 * and removed once the account exists.
 */
export const browserKey = {
  get: (): string | undefined => deviceStore.get(KEY) ?? undefined,
  /** Reuses the key, so that the links of both emails work here. */
  make(): string {
    const key = browserKey.get() ?? newKey();
    deviceStore.set(KEY, key);
    return key;
  },
  remove: (): void => deviceStore.remove(KEY),
};

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
}
