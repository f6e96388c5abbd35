import type { SiteSettings } from '@forja/contract/site-settings';
import { Link } from '@tanstack/react-router';
import { Alert } from '../../../design/feedback/alert.tsx';
import { siteSettings } from '../../../shared/settings/site-settings.ts';
import { beforePayingMessages as words } from './before-paying.messages.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../payments.module.css';

type BeforePayingProps = {
  settings?: Pick<SiteSettings, 'seller' | 'support' | 'dataFiscalUrl'>;
};

/** Information that the law requires before a contract: risks, seller, taxes and terms. */
export const BeforePaying = ({ settings = siteSettings }: BeforePayingProps) => (
  <section aria-label={words.label} className={styles.methods}>
    <Alert kind="warning" title={words.risksTitle}>
      {words.risks} <Link to="/metodo">{words.method}</Link>
    </Alert>
    {[words.taxes, settings.seller, settings.support]
      .filter((text) => text !== '')
      .map((text) => (
        <p key={text} className={textStyles.secondary}>
          {text}
        </p>
      ))}
    {settings.dataFiscalUrl !== '' && (
      <p>
        <a href={settings.dataFiscalUrl}>
          <img src="/data-fiscal.svg" width="72" height="72" alt="" /> {words.dataFiscal}
        </a>
      </p>
    )}
    <p className={textStyles.secondary}>
      {words.accept} <Link to="/terminos">{words.terms}</Link>.
    </p>
  </section>
);
