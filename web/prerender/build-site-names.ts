/** The mode and the folder of the build of the islands. */
export const ISLANDS = 'islands';
export const ISLANDS_FOLDER = 'assets/islands';
