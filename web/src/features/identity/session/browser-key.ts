import { deviceStore } from '../../../shared/device-store.ts';

const KEY = 'forja-registro';
const BYTES = 32;

/**
 * Tells the browser of the form, when the link of the mail is opened in it, from any other one. It opens nothing without the
 * link, and goes once the account is made.
 */
export const browserKey = {
  get: (): string | undefined => deviceStore.get(KEY) ?? undefined,
  /** The one of before, so that the links of both emails are of this browser. */
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
