import { Link } from '@tanstack/react-router';
import type { MenuItem } from '../../design/actions/menu-item.ts';
import type { MenuEntry } from './navigation.ts';

export const entryItems = (entries: readonly MenuEntry[], path: string): MenuItem[] =>
  entries.map(({ to, label, icon }) => ({
    kind: 'link',
    key: to,
    label,
    icon,
    href: to,
    current: path === to,
    link: <Link to={to} />,
  }));
