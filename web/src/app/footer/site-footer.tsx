import { Link } from '@tanstack/react-router';
import { Logo } from '../../design/logo.tsx';
import { ThemeSwitch } from '../../design/inputs/theme-switch.tsx';
import { menus } from '../header/navigation.ts';
import { footerMessages } from './site-footer.messages.ts';
import './site-footer.css';

export const SiteFooter = () => (
  <footer className="pie" aria-label={footerMessages.label}>
    <div className="env">
      <Logo />
      <ul className="pie-enlaces">
        {menus.footer.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
      <div className="pie-tema">
        <ThemeSwitch legend={footerMessages.theme} />
      </div>
      <small>{footerMessages.note}</small>
    </div>
  </footer>
);
