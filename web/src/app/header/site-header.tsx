import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '../../design/logo.tsx';
import { appMessages } from '../app.messages.ts';

/** Sticky on every page; what depends on who is signed in arrives as children. */
export const SiteHeader = ({ children }: { children: ReactNode }) => (
  <header className="cab">
    <div className="env">
      <Link to="/" className="cab-logo" aria-label={appMessages.home}>
        <Logo label="" />
      </Link>
      {children}
    </div>
  </header>
);
