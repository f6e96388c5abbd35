import { addPasskey, startPasskey } from '@forja/contract/identity/passkeys';
import { call } from '../../../../shared/http/call.ts';
import { loadPasskeyLibrary } from '../../passkey-login/sign-with-passkey.ts';
import { accountMessages } from '../account.messages.ts';

const { passkeys } = accountMessages;

export type PasskeyToMake = { name: string; password: string };

export async function makePasskey({ name, password }: PasskeyToMake) {
  const { startRegistration } = await loadPasskeyLibrary();
  const { challengeId, options } = await call(startPasskey, { body: { password } });
  const response = await startRegistration({
    // The server half of the same library wrote it; the contract does not parse it.
    optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
  }).catch((error: unknown) => {
    throw new Error(refusalOfDevice(error), { cause: error });
  });
  return call(addPasskey, {
    // No extensions are requested.
    body: { challengeId, name, response: { ...response, clientExtensionResults: {} } },
  });
}

/** Browsers word these errors differently and in English; only the name is shared. */
function refusalOfDevice(error: unknown): string {
  const kind = error instanceof Error ? error.name : '';
  if (kind === 'NotAllowedError' || kind === 'AbortError') return passkeys.cancelled;
  if (kind === 'InvalidStateError') return passkeys.alreadyHere;
  return passkeys.notMade;
}
