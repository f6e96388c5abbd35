import type { User } from '@forja/contract/identity/identity';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  iconAlertTriangle,
  iconCircleCheck,
  iconHome,
  iconLogout,
} from '../../design/icon-paths.ts';
import type { MenuItem } from '../../design/actions/menu-item.ts';
import { Menu } from '../../design/actions/menu.tsx';
import { UnreadNotices } from '../../features/identity/unread-notices.tsx';
import { MembershipStatus, membershipWords } from '../../features/membership/membership-status.tsx';
import {
  type MembershipState,
  useMembership,
} from '../../features/membership/membership.queries.ts';
import { appMessages } from '../app.messages.ts';
import { HeaderLinks } from './header-links.tsx';
import { menuButton } from './menu-button.tsx';
import { entryItems } from './menu-entries.tsx';
import { menus } from './navigation.ts';
import * as styles from './header.module.css';

export type MemberHeaderProps = {
  user: User;
  isLeaving: boolean;
  onLogout: () => void;
  children?: ReactNode;
};

export function MemberHeader({ user, isLeaving, onLogout, children }: MemberHeaderProps) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const items: MenuItem[] = [
    { kind: 'heading', key: 'who', label: `${appMessages.signedInAs} ${user.username}` },
    ...membershipItems(useMembership()),
    ...entryItems([{ to: '/', label: appMessages.homeEntry, icon: iconHome }], path),
    { kind: 'separator', key: 'before-tools' },
    { kind: 'heading', key: 'tools', label: appMessages.tools },
    ...entryItems(menus.tools, path),
    { kind: 'separator', key: 'before-account' },
    ...entryItems(menus.account, path).map((item) =>
      item.key === '/mi-cuenta' ? { ...item, note: UnreadNotices } : item,
    ),
    {
      kind: 'action',
      key: 'logout',
      label: appMessages.logout,
      icon: iconLogout,
      disabled: isLeaving,
      onSelect: onLogout,
    },
  ];
  return (
    <>
      <HeaderLinks entries={menus.header} />
      <div className={styles.end}>
        {children}
        <MembershipStatus />
        <Menu items={items} trigger={menuButton} />
      </div>
    </>
  );
}

function membershipItems(state: MembershipState): MenuItem[] {
  const words = membershipWords(state);
  if (words === undefined) return [];
  return [
    {
      kind: 'link',
      key: 'membership',
      label: words,
      icon: state.status === 'active' ? iconCircleCheck : iconAlertTriangle,
      href: '/membresias',
      link: <Link to="/membresias" />,
    },
  ];
}
