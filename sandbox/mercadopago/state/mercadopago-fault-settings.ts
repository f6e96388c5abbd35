import { type DeliveryFaults, NO_DELIVERY_FAULTS } from '../../shared/deliveries.ts';

export type MercadoPagoFaultSettings = {
  webhooks: DeliveryFaults & {
    /** Sends the older format too. */
    ipnTwin: boolean;
    /** Sends a message about the merchant order too. */
    orderTwin: boolean;
    unsigned: boolean;
    wrongSecret: boolean;
    /** Replaces the request id, as a proxy before the shop may. */
    rewritten: boolean;
    /** Forges the unsigned body: another amount, person and outcome. */
    falseBody: boolean;
    /** Signs as the documents say, not as the libraries do. */
    lowerCaseSigned: boolean;
    timeIn: 's' | 'ms';
    ageMs: number;
  };
  /** Overrides for the next payment. */
  nextPayment: {
    transaction_amount?: number;
    currency_id?: string;
    external_reference?: string | null;
    collector_id?: number;
  };
  /** Number of first reads that answer 404 for each new payment. */
  hiddenReads: number;
  /** Delay until a search finds a payment. */
  searchLagMs: number;
  /** Accepts another payment on a paid page. */
  paysTwice: boolean;
  /** Requires public https names as return addresses, as the real provider does. */
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
