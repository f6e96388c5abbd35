import { createListeners } from '../shared/listeners.ts';

/** What a person may choose; `automatico` follows the system. */
export type Theme = 'automatico' | 'claro' | 'oscuro';

/** Also read by the blocking script that sets the theme before the first paint. */
export const THEME_KEY = 'forja-tema';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Root = { dataset: DOMStringMap };

export const isTheme = (value: unknown): value is Theme =>
  value === 'automatico' || value === 'claro' || value === 'oscuro';

/** Reading `localStorage` throws where storage is forbidden. */
function deviceStore(): Store | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

export function readTheme(store: Store | undefined = deviceStore()): Theme {
  try {
    const storedTheme = store?.getItem(THEME_KEY);
    return isTheme(storedTheme) ? storedTheme : 'automatico';
  } catch {
    return 'automatico';
  }
}

const listeners = createListeners();

/** Calls back whenever the theme changes from this page. */
export const subscribeToTheme = listeners.subscribe;

export function applyTheme(
  theme: Theme,
  root: Root = document.documentElement,
  store: Store | undefined = deviceStore(),
): void {
  if (theme === 'automatico') delete root.dataset['tema'];
  else root.dataset['tema'] = theme;
  try {
    if (theme === 'automatico') store?.removeItem(THEME_KEY);
    else store?.setItem(THEME_KEY, theme);
  } catch {
    // A full or forbidden store only means that the choice lasts until the page closes.
  }
  listeners.notify();
}
