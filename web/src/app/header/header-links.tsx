import { Link } from '@tanstack/react-router';
import { appMessages } from '../app.messages.ts';
import { EntryLabel } from './entry-label.tsx';
import type { MenuEntry } from './navigation.ts';
import * as styles from './header.module.css';

/** From 1024 px; under it the same entries are in the menu. */
export const HeaderLinks = ({ entries }: { entries: readonly MenuEntry[] }) => (
  <nav className={styles.navigation} aria-label={appMessages.mainNavigation}>
    {entries.map(({ to, ...entry }) => (
      <Link key={to} to={to}>
        <EntryLabel {...entry} />
      </Link>
    ))}
  </nav>
);
