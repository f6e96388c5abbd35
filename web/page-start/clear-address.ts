import { withoutPrivateParameters } from '@forja/contract/http/private-parameters';

/** First of all: what a form wrote into the address leaves it, and what the browser keeps of it. */
export function clearAddress(): void {
  const rest = withoutPrivateParameters(location.search);
  if (rest !== undefined)
    history.replaceState(history.state, '', `${location.pathname}${rest}${location.hash}`);
}
