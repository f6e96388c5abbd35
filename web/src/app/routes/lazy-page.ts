import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Screen } from '../screens.ts';

export type PageModule = Record<string, ComponentType>;
export type PageModules = Record<string, () => Promise<PageModule>>;

/** The code of a page and of its frame arrive together, outside the first load of the public pages. */
export function lazyPage(modules: PageModules, page: Screen['page'], frame: Screen['frame']) {
  const [file = '', name = ''] = page.split('#');
  const load = modules[file.startsWith('app/') ? file.replace('app', '..') : `../../${file}`];
  if (!load) throw new Error(`no module ${file}`);
  return lazyRouteComponent(async () => {
    const [module, frames] = await Promise.all([
      load(),
      frame === 'bare' ? undefined : import('./page-frames.tsx'),
    ]);
    const Page = module[name];
    if (!Page) throw new Error(`${file} has no ${name}`);
    return { Page: frames && frame !== 'bare' ? frames[frame](Page) : Page };
  }, 'Page');
}
