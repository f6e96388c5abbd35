import { type DeliveryFaults, NO_DELIVERY_FAULTS } from '../shared/deliveries.ts';

export type MercadoPagoKnobs = {
  webhooks: DeliveryFaults & {
    /** The older format of the same news, besides. */
    ipnTwin: boolean;
    /** News of the merchant order, besides. */
    orderTwin: boolean;
    unsigned: boolean;
    wrongSecret: boolean;
    /** A proxy before the shop gives the message a request id of its own. */
    rewritten: boolean;
    /** The body, which is not signed, tells of another amount, person and end. */
    falseBody: boolean;
    /** As the documents say, not as the libraries do. */
    lowerCaseSigned: boolean;
    timeIn: 's' | 'ms';
    /** How old its time says that it is. */
    ageMs: number;
  };
  /** What the next payment says instead of the truth. */
  nextPayment: {
    transaction_amount?: number;
    currency_id?: string;
    external_reference?: string | null;
    collector_id?: number;
  };
  /** The first reads of every new payment that answer 404. */
  hiddenReads: number;
  /** How long a search takes to know of a payment. */
  searchLagMs: number;
  /** A page that was already paid takes another payment. */
  paysTwice: boolean;
  /** Ways back must be public names with https, as in the real one. */
  strictAddresses: boolean;
};

export const knobsAtRest = (): MercadoPagoKnobs => ({
  webhooks: {
    ...NO_DELIVERY_FAULTS,
    ipnTwin: false,
    orderTwin: false,
    unsigned: false,
    wrongSecret: false,
    rewritten: false,
    falseBody: false,
    lowerCaseSigned: false,
    timeIn: 'ms',
    ageMs: 0,
  },
  nextPayment: {},
  hiddenReads: 0,
  searchLagMs: 0,
  paysTwice: false,
  strictAddresses: false,
});
