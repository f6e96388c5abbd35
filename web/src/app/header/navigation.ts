import type { MenuName } from '../screen-fields.ts';
import type { PlainPath } from '../screens.ts';

export type MenuEntry = { to: PlainPath; label: string; icon?: string; badge?: string };
export type Menus = Readonly<Record<MenuName, readonly MenuEntry[]>>;

/** Put here at build, from the screen table. */
declare const MENUS: Menus;

/** The links of the header, of the bar under the thumb and of the footer. */
export const menus: Menus = MENUS;
