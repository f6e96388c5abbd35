import { Link } from '@tanstack/react-router';
import { BottomNav } from '../../design/navigation/bottom-nav.tsx';
import { appMessages } from '../app.messages.ts';
import { menus } from './navigation.ts';

/** Steps aside by itself on a page whose own actions are in an action bar (shell.css). */
export const ThumbNavigation = ({ path }: { path: string }) => (
  <BottomNav
    label={appMessages.sections}
    items={menus.thumb.map(({ to, label, icon = '' }) => ({
      href: to,
      label,
      icon,
      current: isCurrentSection(path, to),
    }))}
    renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
  />
);

const isCurrentSection = (path: string, to: string): boolean =>
  path === to || (to !== '/' && path.startsWith(`${to}/`));
