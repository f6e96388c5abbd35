// oxlint-disable-next-line no-restricted-imports -- the one place that makes it safe
import { type ComponentType, lazy } from 'react';
import { loadPart } from './load-part.ts';

/** Keeps the fallback while the code does not load: a rejected `lazy` would unmount the page. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadPart(load) }));
