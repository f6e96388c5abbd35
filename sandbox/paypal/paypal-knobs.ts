import { type DeliveryFaults, NO_DELIVERY_FAULTS } from '../shared/deliveries.ts';

export type PayPalKnobs = {
  webhooks: DeliveryFaults & {
    unsigned: boolean;
    /** Signed by somebody else. */
    wrongKey: boolean;
    /** Signed well, but it tells of another amount, person and end. */
    falseBody: boolean;
    /** Signed well, but by a certificate that is said to be elsewhere. */
    certificateUrl: string | null;
  };
  /** What the next captured order says instead of the truth. */
  nextCapture: { value?: string; currency_code?: string; custom_id?: string | null; merchant_id?: string };
  /** The next captures end with this error instead of charging. */
  captureIssue: string | null;
  /** The first reads of every new order that answer 404. */
  hiddenReads: number;
};

export const knobsAtRest = (): PayPalKnobs => ({
  webhooks: { ...NO_DELIVERY_FAULTS, unsigned: false, wrongKey: false, falseBody: false, certificateUrl: null },
  nextCapture: {},
  captureIssue: null,
  hiddenReads: 0,
});
