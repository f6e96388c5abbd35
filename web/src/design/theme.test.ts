import { expect, onTestFinished, test, vi } from 'vitest';
import { applyTheme, readTheme, subscribeToTheme } from './theme.ts';

function aStore(values: Record<string, string> = {}) {
  return {
    values,
    get: (key: string) => values[key] ?? null,
    set: (key: string, value: string) => void (values[key] = value),
    remove: (key: string) => void delete values[key],
  };
}

test('a chosen theme applies to the page and is stored', () => {
  const root = { dataset: {} as DOMStringMap }; // a fake <html> with the attributes in use
  const store = aStore();

  applyTheme('oscuro', root, store);

  expect(root.dataset['tema']).toBe('oscuro');
  expect(readTheme(store)).toBe('oscuro');
});

test('the automatic theme restores the initial state of page and device', () => {
  const root = { dataset: { tema: 'oscuro' } as DOMStringMap }; // a fake <html> with the attributes in use
  const store = aStore({ 'forja-tema': 'oscuro' });

  applyTheme('automatico', root, store);

  expect(root.dataset).toEqual({});
  expect(store.values).toEqual({});
});

test('an unknown or missing theme is automatic', () => {
  expect(readTheme(aStore())).toBe('automatico');
  expect(readTheme(aStore({ 'forja-tema': 'violeta' }))).toBe('automatico');
});

test('the theme changes even without storage', () => {
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'localStorage'));
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  const root = { dataset: {} as DOMStringMap }; // a fake <html> with the attributes in use

  applyTheme('claro', root);

  expect(root.dataset['tema']).toBe('claro');
  expect(readTheme()).toBe('automatico');
});

test('subscribers get each change until they unsubscribe', () => {
  const listener = vi.fn();
  const root = { dataset: {} as DOMStringMap }; // a fake <html> with the attributes in use
  const stop = subscribeToTheme(listener);

  applyTheme('claro', root, aStore());
  stop();
  applyTheme('oscuro', root, aStore());

  expect(listener).toHaveBeenCalledTimes(1);
});
