/** Bumped whenever a person could get another number. Saved plans keep theirs. */
export const ENGINE_VERSION = '1.4.0';
