import type { Screen } from '../screen-fields.ts';
import { screens } from '../screens.ts';

const listed: readonly Screen[] = screens;

/** The screens that open without signal: an address of each, its name for people, and the name of its component. */
export const offlineScreens = listed.flatMap(({ path, title, page, offline }) =>
  offline
    ? [{ path: offline.example ?? path, name: offline.name ?? title, component: page.component }]
    : [],
);
