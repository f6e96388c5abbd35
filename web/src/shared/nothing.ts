/** Takes the place of what a library could load and no page needs. */
export const nothing = undefined;
