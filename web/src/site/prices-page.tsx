import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { classNames } from '../design/class-names.ts';
import { freeTexts } from '../shared/access/access-table.messages.ts';
import { lazyPart } from '../shared/lazy/lazy-part.ts';
import { whenIdle } from '../shared/lazy/when-idle.ts';
import { siteSettings } from '../shared/settings/site-settings.ts';
import { pricesMessages as words } from './prices.messages.ts';
import * as frameStyles from '../design/layout/frame.module.css';
import * as textStyles from '../design/text.module.css';

/** Already in the markup, with the price that the server charges; its code asks for the ways to pay of today. */
const Offer = lazyPart(async () => {
  await whenIdle();
  return (await import('../features/payments/offer/offer.tsx')).Offer;
});

/** Prices and ways to pay, for anybody. */
export const PricesPage = () => (
  <div className={classNames(frameStyles.container, frameStyles.page, frameStyles.sections)}>
    <h1 tabIndex={-1}>{words.title}</h1>
    <p className={textStyles.lead}>{words.lead(siteSettings.duration)}</p>
    <Suspense fallback={null}>
      <Offer />
    </Suspense>
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
