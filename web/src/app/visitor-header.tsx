import { Link, useLocation } from '@tanstack/react-router';
import { buttonClass } from '../design/button-class.ts';
import { IconButton } from '../design/icon-button.tsx';
import { iconMenu } from '../design/icon-paths.ts';
import { Menu } from '../design/menu.tsx';
import { appMessages } from './app.messages.ts';
import { HeaderLinks } from './header-links.tsx';
import { entryItems } from './menu-entries.tsx';
import { VISITOR_ENTRIES } from './navigation.ts';

export function VisitorHeader() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <>
      <HeaderLinks entries={VISITOR_ENTRIES} />
      <div className="cab-fin">
        {path === '/auth' ? null : (
          <Link to="/auth" className={buttonClass()}>
            {appMessages.signIn}
          </Link>
        )}
        <span className="solo-m">
          <Menu
            items={entryItems(VISITOR_ENTRIES, path)}
            trigger={(props) => <IconButton {...props} path={iconMenu} label={appMessages.menu} />}
          />
        </span>
      </div>
    </>
  );
}
