import { Link } from '@tanstack/react-router';
import { Alert } from '../../../design/feedback/alert.tsx';
import { siteSettings } from '../../../shared/settings/site-settings.ts';
import { beforePayingMessages as words } from './before-paying.messages.ts';
import * as textStyles from '../../../design/text.module.css';

/** What has to be known before a contract: the risks, who sells, that taxes are in the price, and the terms. */
export const BeforePaying = () => (
  <section aria-label={words.label}>
    <Alert kind="warning" title={words.risksTitle}>
      {words.risks} <Link to="/metodo">{words.method}</Link>
    </Alert>
    {[words.taxes, siteSettings.seller, siteSettings.support]
      .filter((text) => text !== '')
      .map((text) => (
        <p key={text} className={textStyles.secondary}>
          {text}
        </p>
      ))}
    <p className={textStyles.secondary}>
      {words.accept} <Link to="/terminos">{words.terms}</Link>.
    </p>
  </section>
);
