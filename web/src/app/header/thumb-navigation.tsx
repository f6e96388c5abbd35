import { Link } from '@tanstack/react-router';
import { BottomNav } from '../../design/navigation/bottom-nav.tsx';
import { appMessages } from '../app.messages.ts';
import { menus } from './navigation.ts';

/** Hidden by shell.css on a page with its own action bar. */
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
