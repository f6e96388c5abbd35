import { Link } from '@tanstack/react-router';
import type { MenuItem } from '../../design/actions/menu-item.ts';
import { EntryLabel } from './entry-label.tsx';
import type { MenuEntry } from './navigation.ts';

export const entryItems = (entries: readonly MenuEntry[], path: string): MenuItem[] =>
  entries.map(({ to, icon, ...entry }) => ({
    kind: 'link',
    key: to,
    label: <EntryLabel {...entry} />,
    icon,
    href: to,
    current: path === to,
    link: <Link to={to} />,
  }));
