import { Link } from '@tanstack/react-router';
import { Logo } from '../../design/logo.tsx';
import { ThemeSwitch } from '../../design/inputs/theme-switch.tsx';
import { menus } from '../header/navigation.ts';
import { footerMessages } from './site-footer.messages.ts';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as styles from './site-footer.module.css';

export const SiteFooter = () => (
  <footer className={styles.root} aria-label={footerMessages.label}>
    <div className={frameStyles.container}>
      <Logo />
      <ul>
        {menus.footer.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
      <div className={styles.theme}>
        <ThemeSwitch legend={footerMessages.theme} />
      </div>
      <small>{footerMessages.note}</small>
    </div>
  </footer>
);
