import { Link, useLocation } from '@tanstack/react-router';
import { buttonClass } from '../../design/actions/button-class.ts';
import { Menu } from '../../design/actions/menu.tsx';
import { appMessages } from '../app.messages.ts';
import { HeaderLinks } from './header-links.tsx';
import { menuButton } from './menu-button.tsx';
import { entryItems } from './menu-entries.tsx';
import { menus } from './navigation.ts';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as styles from './header.module.css';

export function VisitorHeader() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <>
      <HeaderLinks entries={menus.visitor} />
      <div className={styles.end}>
        {/* On its own page too, marked as the current one. */}
        <Link to="/auth" className={buttonClass()}>
          {appMessages.signIn}
        </Link>
        <span className={frameStyles.narrowOnly}>
          <Menu items={entryItems(menus.visitor, path)} trigger={menuButton} />
        </span>
      </div>
    </>
  );
}
