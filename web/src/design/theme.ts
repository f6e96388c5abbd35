import { deviceStore } from '../shared/device-store.ts';
import { createListeners } from '../shared/listeners.ts';

export type Theme = 'automatico' | 'claro' | 'oscuro';

/** The blocking script in the head reads the same key. */
const THEME_KEY = 'forja-tema';

type Store = Pick<typeof deviceStore, 'get' | 'set' | 'remove'>;
type Root = { dataset: DOMStringMap };

export const isTheme = (value: unknown): value is Theme =>
  value === 'automatico' || value === 'claro' || value === 'oscuro';

export function readTheme(store: Store = deviceStore): Theme {
  const storedTheme = store.get(THEME_KEY);
  return isTheme(storedTheme) ? storedTheme : 'automatico';
}

const listeners = createListeners();

export const subscribeToTheme = listeners.subscribe;

export function applyTheme(
  theme: Theme,
  root: Root = document.documentElement,
  store: Store = deviceStore,
): void {
  if (theme === 'automatico') {
    delete root.dataset['tema'];
    store.remove(THEME_KEY);
  } else {
    root.dataset['tema'] = theme;
    store.set(THEME_KEY, theme);
  }
  listeners.notify();
}
