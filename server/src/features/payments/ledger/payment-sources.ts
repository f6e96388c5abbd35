/** Who brought news of a payment. None of them is believed: all of them make us look. */
export const SOURCES = ['start', 'return', 'webhook', 'poll', 'sweep', 'admin', 'person', 'coupon'] as const;
export type Source = (typeof SOURCES)[number];
