/** Blocks further refund requests; it expires, so that a crash does not block them for ever. */
export const REFUND_REQUEST_MS = 120_000;
