import { addPasskey, startPasskey } from '@forja/contract/identity/passkeys';
import { call } from '../../../../shared/http/call.ts';
import { loadPasskeyLibrary } from '../../passkey-login/sign-with-passkey.ts';
import { accountMessages } from '../account.messages.ts';

const { passkeys } = accountMessages;

export type PasskeyToMake = { name: string; password: string };

/** The server's challenge, the device's answer, the server's word. */
export async function makePasskey({ name, password }: PasskeyToMake) {
  const { startRegistration } = await loadPasskeyLibrary();
  const { challengeId, options } = await call(startPasskey, { body: { password } });
  const response = await startRegistration({
    // What the other half of this very library wrote; the contract lets it through unread.
    optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
  }).catch((error: unknown) => {
    throw new Error(refusalOfDevice(error), { cause: error });
  });
  return call(addPasskey, {
    // Nothing is asked of the extensions, so nothing is told of them.
    body: { challengeId, name, response: { ...response, clientExtensionResults: {} } },
  });
}

/** The device says why in English, and differently in each browser; only the kind of error is shared. */
function refusalOfDevice(error: unknown): string {
  const kind = error instanceof Error ? error.name : '';
  if (kind === 'NotAllowedError' || kind === 'AbortError') return passkeys.cancelled;
  if (kind === 'InvalidStateError') return passkeys.alreadyHere;
  return passkeys.notMade;
}
