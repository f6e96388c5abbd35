import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { withEarlyPress } from '../../shared/early-input/early-press.ts';
import type { Screen } from '../screen-fields.ts';

export type PageModule = Record<string, ComponentType>;
export type PageModules = Record<string, () => Promise<PageModule>>;

export type PageFrames = Record<
  Exclude<Screen['frame'], 'bare'>,
  (page: ComponentType) => ComponentType
>;

/** The code of a page is outside the first load of the public pages; so are the frames, which those do not have. */
export function lazyPage(
  modules: PageModules,
  { page, frame }: Pick<Screen, 'page' | 'frame'>,
  frames?: PageFrames,
) {
  const [file = '', name = ''] = page.split('#');
  const load = modules[file.startsWith('app/') ? file.replace('app', '..') : `../../${file}`];
  if (!load) throw new Error(`no module ${file}`);
  return lazyRouteComponent(async () => {
    const Page = (await load())[name];
    if (!Page) throw new Error(`${file} has no ${name}`);
    if (frame === 'bare') return { Page: withEarlyPress(Page) };
    if (!frames) throw new Error(`${file} has a frame, which the first load does not carry`);
    return { Page: withEarlyPress(frames[frame](Page)) };
  }, 'Page');
}
