import { type DeliveryFaults, NO_DELIVERY_FAULTS } from '../../shared/deliveries.ts';

export type PayPalFaultSettings = {
  webhooks: DeliveryFaults & {
    unsigned: boolean;
    /** Signed by somebody else. */
    wrongKey: boolean;
    /** Correctly signed, with another amount, person and outcome. */
    falseBody: boolean;
    /** Correctly signed, with another address of the certificate. */
    certificateUrl: string | null;
  };
  /** Fields of the next captured order that are replaced. */
  nextCapture: {
    value?: string;
    currency_code?: string;
    custom_id?: string | null;
    merchant_id?: string;
  };
  /** The next captures end with this error instead of charging. */
  captureIssue: string | null;
  /** The first reads of every new order that answer 404. */
  hiddenReads: number;
};

export const defaultFaultSettings = (): PayPalFaultSettings => ({
  webhooks: {
    ...NO_DELIVERY_FAULTS,
    unsigned: false,
    wrongKey: false,
    falseBody: false,
    certificateUrl: null,
  },
  nextCapture: {},
  captureIssue: null,
  hiddenReads: 0,
});
