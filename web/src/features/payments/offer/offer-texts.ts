import { defaults } from '@forja/contract/brand';
import {
  describeOffer,
  type DocumentOffer,
  offerPlaceholders,
} from '@forja/contract/payments/document-offer';

/** The texts of the offer in a document: the build writes placeholders, which the server fills in. In development nobody does. */
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

/** The attribute of an element that the server takes out of the document where that text is empty. */
export const conditionAttribute = (text: string) => ({ 'data-only-with': text });
