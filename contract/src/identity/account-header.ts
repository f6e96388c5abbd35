/**
 * Sent with every request of a signed-in page: the id of the account that the page believes it is in. Another person may
 * have signed in meanwhile in another tab; the server then refuses with `another_person_signed_in` and nothing of one
 * account reaches the other.
 */
export const ACCOUNT_HEADER = 'x-forja-account';
