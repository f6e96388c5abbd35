import { Link } from '@tanstack/react-router';
import { appMessages } from '../app.messages.ts';
import { EntryLabel } from './entry-label.tsx';
import type { MenuEntry } from './navigation.ts';
import * as styles from './header.module.css';

/** Shown from 1024 px; below it the menu has the same entries. */
export const HeaderLinks = ({ entries }: { entries: readonly MenuEntry[] }) => (
  <nav className={styles.navigation} aria-label={appMessages.mainNavigation}>
    {entries.map(({ to, ...entry }) => (
      <Link key={to} to={to}>
        <EntryLabel {...entry} />
      </Link>
    ))}
  </nav>
);
