/**
 * Account that the page believes is signed in. The server refuses a mismatch, so that a sign-in in
 * another tab cannot mix accounts.
 */
export const ACCOUNT_HEADER = 'x-forja-account';
