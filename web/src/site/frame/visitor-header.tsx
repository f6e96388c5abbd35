import { Link, useLocation } from '@tanstack/react-router';
import { buttonClass } from '../../design/actions/button-class.ts';
import { Menu } from '../../design/actions/menu.tsx';
import { appMessages } from '../../app/app.messages.ts';
import { HeaderLinks } from '../../app/header/header-links.tsx';
import { menuButton } from '../../app/header/menu-button.tsx';
import { entryItems } from '../../app/header/menu-entries.tsx';
import { menus } from '../../app/header/navigation.ts';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as styles from '../../app/header/header.module.css';

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
