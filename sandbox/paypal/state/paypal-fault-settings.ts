import { type DeliveryFaults, NO_DELIVERY_FAULTS } from '../../shared/deliveries.ts';

export type PayPalFaultSettings = {
  webhooks: DeliveryFaults & {
    unsigned: boolean;
    /** Signs with another key. */
    wrongKey: boolean;
    /** Signs correctly another amount, person and outcome. */
    falseBody: boolean;
    /** Signs correctly another certificate address. */
    certificateUrl: string | null;
  };
  /** Overrides for the next captured order. */
  nextCapture: {
    value?: string;
    currency_code?: string;
    custom_id?: string | null;
    merchant_id?: string;
  };
  /** Error that replaces the next captures. */
  captureIssue: string | null;
  /** Number of first reads that answer 404 for each new order. */
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
