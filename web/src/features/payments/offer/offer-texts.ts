import { defaults } from '@forja/contract/brand';
import {
  describeOffer,
  type DocumentOffer,
  offerPlaceholders,
} from '@forja/contract/payments/document-offer';

/**
 * Placeholders written by the build and filled in by the server; in development, the configured
 * texts.
 */
export const offerTexts: DocumentOffer = import.meta.env.DEV
  ? describeOffer({
      months: defaults.membership.months,
      methods: [
        {
          processor: 'mercadopago',
          currency: 'ARS',
          amountMinor: defaults.membership.priceArsCents,
        },
        { processor: 'paypal', currency: 'USD', amountMinor: defaults.membership.priceUsdCents },
      ],
      endsAtIfPaidNow: new Date(),
    })
  : offerPlaceholders;

/** Makes the server remove the element when the text is empty. */
export const conditionAttribute = (text: string) => ({ 'data-only-with': text });
