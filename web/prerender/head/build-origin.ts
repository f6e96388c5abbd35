/** Stands in the documents for the address of the site, which only the server knows. No site can have it. */
export const BUILD_ORIGIN = 'https://forja.invalid';
