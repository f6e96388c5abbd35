import { type DeliveryFaults, NO_DELIVERY_FAULTS } from '../../shared/deliveries.ts';

export type MercadoPagoFaultSettings = {
  webhooks: DeliveryFaults & {
    /** Also sends the older format of the same message. */
    ipnTwin: boolean;
    /** Also sends a message about the merchant order. */
    orderTwin: boolean;
    unsigned: boolean;
    wrongSecret: boolean;
    /** A proxy before the shop gives the message a request id of its own. */
    rewritten: boolean;
    /** The body, which is not signed, has another amount, person and outcome. */
    falseBody: boolean;
    /** As the documents say, not as the libraries do. */
    lowerCaseSigned: boolean;
    timeIn: 's' | 'ms';
    /** Age of the signed timestamp. */
    ageMs: number;
  };
  /** Fields of the next payment that are replaced. */
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

export const defaultFaultSettings = (): MercadoPagoFaultSettings => ({
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
