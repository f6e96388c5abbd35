// oxlint-disable-next-line no-restricted-imports -- the one place that makes it safe
import { type ComponentType, lazy } from 'react';
import { loadPart } from './load-part.ts';

/**
 * A component whose code comes after the page. While it does not arrive (no signal) the fallback of its `Suspense` stays:
 * a rejected `lazy` would take the whole page down.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadPart(load) }));
