import { expect, onTestFinished, test } from 'vitest';
import { loadIsland } from './load-island.ts';

test('an island that cannot load fails once, whatever the number of missing files', async () => {
  const island = document.createElement('div');
  island.dataset['code'] = 'data:text/javascript,throw new TypeError("no signal")';
  island.dataset['styles'] = 'http://localhost:9/a.css http://localhost:9/b.css';
  const unhandled: unknown[] = [];
  const note = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    unhandled.push(event.reason);
  };
  addEventListener('unhandledrejection', note);
  onTestFinished(() => removeEventListener('unhandledrejection', note));
  await expect(loadIsland(island)).rejects.toThrow(/no signal|did not come/);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(unhandled).toEqual([]);
  expect(document.head.querySelectorAll('[href*=":9/"]')).toHaveLength(0);
});
