import { iconBarbell, iconClipboardText, iconCrown, iconHome, iconRuler, iconUser } from '../design/icon-paths.ts';

type Destination = '/' | '/generar-plan' | '/mis-planes' | '/medidas' | '/mi-cuenta' | '/membresias';
export type NavigationEntry = { to: Destination; label: string; icon: string };

/** The lists of the header. An entry joins when its page works. */
export const VISITOR_ENTRIES: readonly NavigationEntry[] = [
  { to: '/generar-plan', label: 'Planes avanzados con y sin química', icon: iconBarbell },
  { to: '/membresias', label: 'Precios', icon: iconCrown },
];

export const TOOL_ENTRIES: readonly NavigationEntry[] = [
  { to: '/generar-plan', label: 'Generar plan', icon: iconBarbell },
  { to: '/mis-planes', label: 'Mis planes', icon: iconClipboardText },
  { to: '/medidas', label: 'Medidas', icon: iconRuler },
];

/** At the end of the menu, after the tools. */
export const ACCOUNT_ENTRY: NavigationEntry = { to: '/mi-cuenta', label: 'Mi Cuenta', icon: iconUser };

/** Under the thumb on a phone: five at most. */
export const THUMB_ENTRIES: readonly NavigationEntry[] = [
  { to: '/', label: 'Inicio', icon: iconHome },
  ...TOOL_ENTRIES,
];
