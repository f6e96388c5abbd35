/** How long a refund request of an administrator blocks others; it expires if the server crashed meanwhile. */
export const REFUND_REQUEST_MS = 120_000;
