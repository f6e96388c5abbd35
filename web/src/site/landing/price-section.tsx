import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../design/actions/button-class.ts';
import { PriceTicket } from '../../design/layout/price-ticket.tsx';
import { siteSettings } from '../../shared/settings/site-settings.ts';
import { landingMessages } from './landing-rest.messages.ts';
import { classNames } from '../../design/class-names.ts';
import * as actionBarStyles from '../../design/navigation/action-bar.module.css';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as styles from './landing.module.css';

const { price } = landingMessages;

/** Free and paid features, beside the price. */
export const PriceSection = () => (
  <section className={classNames(styles.price, actionBarStyles.bar)}>
    <div className={frameStyles.container}>
      <div>
        <h2>{price.title}</h2>
        <div className={styles.priceLists}>
          {price.lists.map(({ title, items }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
      <PriceTicket label={price.label} price={siteSettings.priceArs} note={price.note}>
        <p>{price.once}</p>
        <Link to="/membresias" className={buttonClass({ variant: 'primary', wide: true })}>
          {price.act}
        </Link>
      </PriceTicket>
    </div>
  </section>
);
