import { SESSION_TOKEN_PARAMETER } from '@forja/contract/payments/session-token';

/** The address with which the browser came, before the router writes it its own way. */
export const arrival = { path: window.location.pathname, search: window.location.search };

// It opens an account: out of the address bar, and of what the browser keeps, before anything is asked of the server.
if (new URLSearchParams(arrival.search).has(SESSION_TOKEN_PARAMETER)) {
  const rest = new URLSearchParams(arrival.search);
  rest.delete(SESSION_TOKEN_PARAMETER);
  const search = rest.toString();
  window.history.replaceState(
    window.history.state,
    '',
    `${arrival.path}${search ? `?${search}` : ''}${window.location.hash}`,
  );
}
