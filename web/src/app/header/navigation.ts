import type { MenuName } from '../screen-fields.ts';
import { type PlainPath, screenRows } from '../screens.ts';

export type MenuEntry = { to: PlainPath; label: string; icon?: string; badge?: string };

export const menus: Readonly<Record<MenuName, readonly MenuEntry[]>> = {
  visitor: listEntries('visitor'),
  header: listEntries('header').map(({ icon: _, ...entry }) => entry),
  tools: listEntries('tools'),
  account: listEntries('account'),
  thumb: listEntries('thumb'),
  footer: listEntries('footer'),
};

function listEntries(name: MenuName): MenuEntry[] {
  return screenRows
    .flatMap(({ path, title, menus: { icon = '', [name]: entry } = {} }) =>
      entry ? [{ path, title, icon, entry }] : [],
    )
    .toSorted((one, other) => one.entry.order - other.entry.order)
    .map(({ path, title, icon, entry }) => {
      if (!isPlain(path)) throw new Error(`${path} has parameters, so no menu can link to it`);
      return {
        to: path,
        label: entry.label ?? title,
        ...(icon && { icon }),
        ...(entry.badge && { badge: entry.badge }),
      };
    });
}

function isPlain(path: string): path is PlainPath {
  return !path.includes('$');
}
