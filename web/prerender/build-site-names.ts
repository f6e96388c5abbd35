/** The mode of the build of the islands, and their folder. */
export const ISLANDS = 'islands';
export const ISLANDS_FOLDER = 'assets/islands';
