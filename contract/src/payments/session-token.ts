/** The parameter with which a processor of payments brings somebody back into their account. */
export const SESSION_TOKEN_PARAMETER = 'session_token';
