/** Changes whenever the same person could get another number. Saved plans keep the version that made them. */
export const ENGINE_VERSION = '1.4.0';
