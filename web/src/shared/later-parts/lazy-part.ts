// oxlint-disable-next-line no-restricted-imports -- the one place that makes it safe
import { type ComponentType, lazy } from 'react';
import { withEarlyPress } from '../early-input/early-press.ts';
import { loadPart } from './load-part.ts';

/**
 * A component whose code comes after the page. While it does not arrive (no signal) what is on screen stays: the markup
 * of a prerendered page, or the fallback of its `Suspense`. A rejected `lazy` would take the whole page down. What was
 * pressed in that markup meanwhile is done when it comes.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: withEarlyPress(await loadPart(load)) }));
