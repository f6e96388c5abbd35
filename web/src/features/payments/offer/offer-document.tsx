import { Alert } from '../../../design/feedback/alert.tsx';
import { siteSettings } from '../../../shared/settings/site-settings.ts';
import { paymentMessages } from '../payments.messages.ts';
import { MethodList, OfferTicket } from './offer-parts.tsx';
import { offerTexts, conditionAttribute } from './offer-texts.ts';
import * as styles from '../payments.module.css';

/** Order of the offer. */
const PROCESSORS = ['mercadopago', 'paypal', 'manual', 'simulation'] as const;

export const OfferDocument = () => (
  <>
    <div className={styles.offer} {...conditionAttribute(offerTexts.price)}>
      <OfferTicket
        duration={siteSettings.duration}
        sign={offerTexts.sign}
        price={offerTexts.price}
        endsOn={offerTexts.endsOn}
      />
      <MethodList
        methods={PROCESSORS.map((processor) => ({
          processor,
          amount: offerTexts[processor],
          attributes: conditionAttribute(offerTexts[processor]),
        })).filter(({ amount }) => amount !== '')}
      />
    </div>
    <NoMethods />
  </>
);

export const NoMethods = () =>
  offerTexts.noMethods === '' ? null : (
    <div {...conditionAttribute(offerTexts.noMethods)}>
      <Alert kind="warning" title={paymentMessages.prices.noMethods} />
    </div>
  );
