import { SESSION_TOKEN_PARAMETER } from '@forja/contract/payments/session-token';

export const arrival = { path: window.location.pathname, search: window.location.search };

// The token opens an account: it leaves the address bar and the history before any request.
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
