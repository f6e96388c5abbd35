import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '../../design/logo.tsx';
import { appMessages } from '../app.messages.ts';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as styles from './header.module.css';

export const SiteHeader = ({ children }: { children: ReactNode }) => (
  <header className={styles.header}>
    <div className={frameStyles.container}>
      <Link to="/" className={styles.brand} aria-label={appMessages.home}>
        <Logo label="" />
      </Link>
      {children}
    </div>
  </header>
);
