/** Replaces optional modules of libraries that no page needs. */
export const nothing = undefined;
