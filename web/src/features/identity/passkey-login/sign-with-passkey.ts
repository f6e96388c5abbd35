import { loadSignInRequests } from '../sign-in.queries.ts';
import { identityMessages } from '../identity.messages.ts';

/** Brought before it is needed: between the press and the question of the device there must be no wait. */
export const loadPasskeyLibrary = () => import('@simplewebauthn/browser');

export const canUsePasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** The server's challenge, signed by the device. With `fromAutofill` the browser offers the keys among the addresses. */
export async function signWithPasskey({ fromAutofill = false }: { fromAutofill?: boolean } = {}) {
  const { startAuthentication } = await loadPasskeyLibrary();
  const { startPasskey } = await loadSignInRequests();
  const { challengeId, options } = await startPasskey();
  const { id, rawId, response } = await startAuthentication({
    // What the other half of this very library wrote; the contract lets it through unread.
    optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
    useBrowserAutofill: fromAutofill,
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  // A key that does not say whose it is was not made here.
  if (userHandle === undefined) throw new Error(identityMessages.auth.passkey.failed);
  return {
    challengeId,
    response: {
      id,
      rawId,
      type: 'public-key' as const,
      response: { clientDataJSON, authenticatorData, signature, userHandle },
    },
  };
}
