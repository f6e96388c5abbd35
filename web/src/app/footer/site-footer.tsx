import { Link } from '@tanstack/react-router';
import { Logo } from '../../design/logo.tsx';
import { ThemeSwitch } from '../../design/inputs/theme-switch.tsx';
import { siteSettings } from '../../shared/settings/site-settings.ts';
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
      <div className={styles.seller}>
        {/* the server removes the parts of its documents that have no content */}
        {siteSettings.seller && <p>{siteSettings.seller}</p>}
        {siteSettings.support && <p>{siteSettings.support}</p>}
        {siteSettings.dataFiscalUrl && (
          <a href={siteSettings.dataFiscalUrl}>
            <img src="/data-fiscal.svg" width="72" height="72" alt="" loading="lazy" />
            {footerMessages.dataFiscal}
          </a>
        )}
      </div>
      <small>{footerMessages.note}</small>
    </div>
  </footer>
);
