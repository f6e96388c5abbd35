import { screenRows } from '../screens.ts';

/** The screens that open without signal: an address of each, its name for people, and the name of its component. */
export const offlineScreens = screenRows.flatMap(({ path, title, page, offline }) =>
  offline
    ? [{ path: offline.example ?? path, name: offline.name ?? title, component: page.component }]
    : [],
);
