import { screenRows } from '../screens.ts';

export const offlineScreens = screenRows.flatMap(({ path, title, page, offline }) =>
  offline
    ? [{ path: offline.example ?? path, name: offline.name ?? title, component: page.component }]
    : [],
);
