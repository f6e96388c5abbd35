import { Link } from '@tanstack/react-router';
import { classNames } from '../design/class-names.ts';
import { Offer } from '../features/payments/offer/offer.tsx';
import { freeTexts } from '../shared/access/access-table.messages.ts';
import { siteSettings } from '../shared/settings/site-settings.ts';
import { pricesMessages as words } from './prices.messages.ts';
import * as frameStyles from '../design/layout/frame.module.css';
import * as textStyles from '../design/text.module.css';

export const PricesPage = () => (
  <div className={classNames(frameStyles.container, frameStyles.page, frameStyles.sections)}>
    <h1 tabIndex={-1}>{words.title}</h1>
    <p className={textStyles.lead}>{words.lead(siteSettings.duration)}</p>
    <Offer />
    <section aria-labelledby="gratis" className={frameStyles.stack}>
      <h2 id="gratis">{words.freeTitle}</h2>
      <ul className={frameStyles.bulletList}>
        {freeTexts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
    <p>
      <Link to="/arrepentimiento">{words.regret}</Link>
    </p>
  </div>
);
