import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';

/** The code of a page and of its frame arrive together, outside the first load of the public pages. */
export const lazyPage = (
  frame: 'readingPage' | 'gatedPage' | 'personalPage' | 'adminPage',
  load: () => Promise<ComponentType>,
) =>
  lazyRouteComponent(async () => {
    const [frames, Page] = await Promise.all([import('./page-frames.tsx'), load()]);
    return { Page: frames[frame](Page) };
  }, 'Page');
