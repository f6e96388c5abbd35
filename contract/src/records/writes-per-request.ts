/** Apart from the schemas, which the service worker does not load. */
export const MAX_WRITES_PER_REQUEST = 100;
