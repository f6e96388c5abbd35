import { defaults } from '@forja/contract/brand';
import {
  describeOffer,
  type DocumentOffer,
  offerPlaceholders,
} from '@forja/contract/payments/document-offer';

/** What a document says of the offer: the build writes placeholders, and the server what it offers. In development nobody fills them. */
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

/** An attribute of an element that the server takes out of the document where that text is empty. */
export const conditionAttribute = (text: string) => ({ 'data-only-with': text });
