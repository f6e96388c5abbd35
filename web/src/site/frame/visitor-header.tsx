import { Link, useLocation } from '@tanstack/react-router';
import { appMessages } from '../../app/app.messages.ts';
import { EntryLabel } from '../../app/header/entry-label.tsx';
import { HeaderLinks } from '../../app/header/header-links.tsx';
import { menus } from '../../app/header/navigation.ts';
import { buttonClass } from '../../design/actions/button-class.ts';
import { IconButton } from '../../design/actions/icon-button.tsx';
import { classNames } from '../../design/class-names.ts';
import { iconMenu } from '../../design/icon-paths.ts';
import { Icon } from '../../design/icon.tsx';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as headerStyles from '../../app/header/header.module.css';
import * as menuStyles from '../../design/actions/menu.module.css';
import * as styles from './visitor-header.module.css';

const MENU_ID = 'menu-visitante';

/** The menu is a popover, which needs no script. */
export function VisitorHeader() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <>
      <HeaderLinks entries={menus.visitor} />
      <div className={headerStyles.end}>
        <Link to="/auth" className={buttonClass()}>
          {appMessages.signIn}
        </Link>
        <span className={frameStyles.narrowOnly}>
          <IconButton path={iconMenu} label={appMessages.menu} popoverTarget={MENU_ID} />
        </span>
        {/* Removed on the next page. */}
        <nav
          key={path}
          id={MENU_ID}
          popover="auto"
          className={classNames(menuStyles.popup, styles.menu)}
          aria-label={appMessages.menu}
        >
          {menus.visitor.map(({ to, icon, ...entry }) => (
            <Link key={to} to={to} activeOptions={{ exact: true }}>
              {icon ? <Icon path={icon} size="s" /> : null}
              <EntryLabel {...entry} />
            </Link>
          ))}
        </nav>
      </div>
    </>
  );
}
