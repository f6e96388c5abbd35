/** Apart from the schemas, because the service worker needs it without them. */
export const MAX_WRITES_PER_REQUEST = 100;
