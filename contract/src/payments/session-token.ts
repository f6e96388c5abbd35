export const SESSION_TOKEN_PARAMETER = 'session_token';
