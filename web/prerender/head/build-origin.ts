/** Placeholder for the site's origin, which only the server knows. `.invalid` never resolves. */
export const BUILD_ORIGIN = 'https://forja.invalid';
