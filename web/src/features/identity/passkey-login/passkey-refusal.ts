import { readableError } from '../../../shared/http/readable-error.ts';
import { RequestError, UnreachableError } from '../../../shared/http/request-error.ts';
import { identityMessages } from '../identity.messages.ts';

const { passkey } = identityMessages.auth;

/** Browsers word these errors differently and in English; only the name is shared. */
export function passkeyRefusal(error: unknown): string {
  if (error instanceof RequestError || error instanceof UnreachableError)
    return readableError(error);
  return `${saidByDevice(error)} ${passkey.otherwise}`;
}

function saidByDevice(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return passkey.notUsed;
  return name === 'SecurityError' ? passkey.notHere : passkey.failed;
}
